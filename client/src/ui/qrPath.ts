/** The dark modules of a QR code as the path of an SVG, one unit each: every row is drawn in runs. */
export const qrPath = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : []))).join('');

const runFrom = (row: readonly boolean[], start: number): number => {
  const end = row.indexOf(false, start);
  return (end < 0 ? row.length : end) - start;
};
