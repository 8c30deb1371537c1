/** Whether the button with that `data-action` is what was clicked last before the scripts had run (see earlyClicks.ts). */
export const wasClickedEarly = (action: string): boolean => document.documentElement.dataset['earlyClick'] === action;

/** From now on clicks are handled by what is drawn. */
export const endEarlyClicks = (): void => void (document.documentElement.dataset['earlyClick'] = 'over');
