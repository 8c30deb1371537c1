/** Of the messages in `messages.ts`. The server asks a page of another version to reload. */
export const PROTOCOL_VERSION = 1;
