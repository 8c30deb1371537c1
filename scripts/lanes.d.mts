export const runInLanes: <P>(
  lanes: number,
  parts: readonly P[],
  run: (part: P) => Promise<number>,
  isOver?: () => boolean,
) => Promise<number>;
