/** After how long a test gives up what never comes, in milliseconds: it bounds only what hangs, however slow the machine. */
export const PATIENCE_MS = 120_000;
