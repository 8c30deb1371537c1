// Loads TypeScript, and gives every test file its own instances of the modules that keep state.
import { register } from 'node:module';
import { register as registerTsx } from 'tsx/esm/api';

registerTsx();
register('./ownInstances.mjs', import.meta.url);
