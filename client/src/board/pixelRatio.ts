import { computed, signal } from '@preact/signals';

/** The screen pixels for each CSS pixel. Changes with the zoom of the browser, and if the window moves to another screen. */
export const pixelRatio = signal(globalThis.devicePixelRatio);

/** The pixels of a picture for each CSS pixel: those of the screen, within limits. A canvas is redrawn when they change. */
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
