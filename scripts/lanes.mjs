/**
 * Runs parts of work side by side: each of so many lanes takes the next part as soon as it has ended the one before.
 * @param run runs a part, and gives its exit code.
 * @param isOver whether no further part is to be begun.
 * @returns the highest exit code; 1 if a part was not begun.
 */
export const runInLanes = async (lanes, parts, run, isOver = () => false) => {
  const waiting = [...parts];
  const codes = [];
  const lane = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) codes.push(isOver() ? 1 : await run(part));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return Math.max(0, ...codes);
};
