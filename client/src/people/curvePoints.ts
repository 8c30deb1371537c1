/** The size of the picture of a curve, in its units. */
export const CURVE_SIZE = { width: 100, height: 28 } as const;

/** To a hundredth: more is not seen. */
const round = (value: number): number => Math.round(100 * value) / 100;

/** The points of a curve, in the units of its picture. @param values two at least. */
export const curvePoints = (values: readonly number[]): readonly (readonly [x: number, y: number])[] => {
  const { width, height } = CURVE_SIZE;
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const unit = highest === lowest ? 0 : height / (highest - lowest);
  return values.map((value, index) => [
    round((index * width) / (values.length - 1)),
    unit === 0 ? height / 2 : round((highest - value) * unit),
  ]);
};
