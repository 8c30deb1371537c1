/** The size of the picture of a curve, in its units. */
export const CURVE_SIZE = { width: 100, height: 28 } as const;

/** The points of a curve, in the units of its picture. @param values two at least. */
export const curvePoints = (values: readonly number[]): readonly (readonly [x: number, y: number])[] => {
  const { width, height } = CURVE_SIZE;
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const unit = highest === lowest ? 0 : height / (highest - lowest);
  return values.map((value, index) => [(index * width) / (values.length - 1), unit === 0 ? height / 2 : (highest - value) * unit]);
};
