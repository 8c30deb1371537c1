/** The value that this part of the values does not pass; NaN without values. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

/**
 * Milliseconds until the next of events that come at random and do not know of each other, as what many people do: exponentially
 * distributed. @param rate events per second.
 */
export const randomGapMs = (rate: number): number => (-Math.log(1 - Math.random()) / rate) * 1000;
