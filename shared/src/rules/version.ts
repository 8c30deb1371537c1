/** Goes up when a record of a match would be played differently than before. */
export const RULES_VERSION = 1;
