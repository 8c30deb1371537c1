// Jest makes all matchers of a value, with a stack trace, whenever `expect` is called: a third of the time of tests that compare much. Here
// a comparison that holds is only made; Jest hears of it when it fails, and says why.
import { equals, iterableEquality, subsetEquality } from '@jest/expect-utils';

const isObject = (value) => typeof value === 'object' && value !== null;

/** When what is most often expected holds, as Jest decides it. Where this is false Jest is asked. */
const HOLDS = {
  toBe: Object.is,
  toEqual: (actual, expected) => equals(actual, expected, [iterableEquality]),
  toMatchObject: (actual, expected) =>
    isObject(actual) && isObject(expected) && equals(actual, expected, [iterableEquality, subsetEquality]),
};

/** The same as `expect` of Jest, which it is given. */
export const quickExpect = (expect) => {
  class Expectation {
    constructor(actual) {
      this.actual = actual;
    }
    get not() {
      return expect(this.actual).not;
    }
    get resolves() {
      return expect(this.actual).resolves;
    }
    get rejects() {
      return expect(this.actual).rejects;
    }
  }
  for (const name of Object.keys(expect(null)).filter((key) => !(key in Expectation.prototype))) {
    const holds = HOLDS[name] ?? (() => false);
    Expectation.prototype[name] = function matcher(...expected) {
      if (expected.length === 1 && holds(this.actual, expected[0])) return undefined;
      try {
        return expect(this.actual)[name](...expected);
      } catch (error) {
        // What is shown of the test is where its line is.
        Error.captureStackTrace(error, matcher);
        throw error;
      }
    };
  }
  return Object.defineProperties((actual) => new Expectation(actual), Object.getOwnPropertyDescriptors(expect));
};
