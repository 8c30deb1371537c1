/** Of the messages in `messages.ts`. A page of another version is told to load itself again. */
export const PROTOCOL_VERSION = 3;
