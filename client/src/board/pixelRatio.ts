import { signal } from '@preact/signals';

/** Pixels of the screen for each CSS pixel. It changes with the zoom of the browser, and when the window is moved to another screen. */
export const pixelRatio = signal(globalThis.devicePixelRatio);

const watch = (): void =>
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      pixelRatio.value = devicePixelRatio;
      watch();
    },
    { once: true },
  );

if (typeof matchMedia === 'function') watch();
