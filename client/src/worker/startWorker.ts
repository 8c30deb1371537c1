/** Starts a worker of the page, which answers every `Question`: one script, so that the engine is loaded and kept once. */
export const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
