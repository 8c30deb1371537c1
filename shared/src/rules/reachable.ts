/** Everything that can be reached by going on from some nodes; these among it. */
export const reachable = <T>(from: Iterable<T>, next: (node: T) => Iterable<T>): Set<T> => {
  const seen = new Set<T>();
  const queue = [...from];
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    queue.push(...next(node));
  }
  return seen;
};
