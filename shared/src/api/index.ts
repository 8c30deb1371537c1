/** Everything that programs of others may import from the package: the parts `rules`, `notation`, `ai` and `picture` together. */

export * from './ai.js';
export * from './notation.js';
export * from './picture.js';
export * from './rules.js';
