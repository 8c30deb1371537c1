/** How many boards are shown at once. */
export const PAGE_BOARDS = 12;

/** How wide a board is in relation to its height, with the two lines above it. */
const BOARD_SHAPE = 1.3;

/** Returns in how many columns a number of boards is the largest. @param shape the width of their room in relation to its height. */
export const columnsFor = (count: number, shape: number): number => {
  let [best, most] = [1, 0];
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const height = Math.min(1 / rows, shape / columns / BOARD_SHAPE);
    if (height > most) [best, most] = [columns, height];
  }
  return best;
};
