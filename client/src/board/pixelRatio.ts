import { computed, signal } from '@preact/signals';

/** Pixels of the screen for each CSS pixel. It changes with the zoom of the browser, and when the window is moved to another screen. */
export const pixelRatio = signal(globalThis.devicePixelRatio);

/** Pixels of a picture for each CSS pixel: as many as the screen has, within limits. What is drawn on a canvas is drawn again when it changes. */
export const pictureRatio = computed(() => Math.min(3, Math.max(1, pixelRatio.value)));

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
