/** Of the messages in `messages.ts`. A page of another version is told to load itself again. */
export const PROTOCOL_VERSION = 1;

/** Of the rules: a saved match is continued only by rules that play it the same way. */
export const RULES_VERSION = 1;
