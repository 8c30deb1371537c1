// Loads TypeScript, and gives every test file its own instances of the modules that keep state.
import { register } from 'node:module';
import 'tsx/esm';

register('./ownInstances.mjs', import.meta.url);
