// Loads TypeScript, and gives every test file its own instances of the modules that keep state.
import { register, syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';
import { register as registerTsx } from 'tsx/esm/api';

registerTsx();
register('./ownInstances.mjs', import.meta.url);

// A thread that a test starts inherits the condition that leads to sources, but in a worker of Jest nothing that loads TypeScript.
const { Worker } = workerThreads;
workerThreads.Worker = class extends Worker {
  constructor(file, options) {
    super(file, { ...options, execArgv: options?.execArgv ?? [] });
  }
};
syncBuiltinESMExports();
