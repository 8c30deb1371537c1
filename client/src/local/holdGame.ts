/** How long to wait for the tab that has a game, in milliseconds: after a reload that is this tab. */
const PATIENCE_MS = 700;

export interface HoldOptions {
  /** Takes the game from another tab. */
  readonly takes: boolean;
  /** Called when another tab takes the game from this one. */
  readonly onLost: () => void;
}

/**
 * Holds a game on this device for this tab alone, by a lock of the browser. Without TLS browsers have no locks; there only what is kept
 * shows that another tab has continued.
 * @returns a function that releases the game, or null if another tab has it.
 */
export const holdGame = (id: string, { takes, onLost }: HoldOptions): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(() => undefined);
    let isHeld = false;
    const hold = (): Promise<void> =>
      new Promise((release) => {
        isHeld = true;
        resolve(release);
      });
    const how = takes ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE_MS) };
    navigator.locks.request(`hexfall-local-${id}`, how, hold).catch(() => {
      if (isHeld) onLost();
      else resolve(null);
    });
  });
