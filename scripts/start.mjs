// npm start: installs and builds what is missing, then runs the server in this very process,
// so that signals and the exit code need no passing on.
import { buildIfNeeded, installIfNeeded } from './prepare.mjs';

installIfNeeded();
buildIfNeeded();
process.env.NODE_ENV ??= 'production';
await import('../server/dist/main.js');
