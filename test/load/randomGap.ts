/**
 * Milliseconds until the next of events that come at random and do not know of each other, as what many people do: exponentially
 * distributed. @param rate events per second.
 */
export const randomGapMs = (rate: number): number => (-Math.log(1 - Math.random()) / rate) * 1000;
