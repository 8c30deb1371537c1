import { setFlagsFromString } from 'node:v8';
import { runAdmin } from './runAdmin.js';

// A machine that has just enough memory for its server is administered beside it.
setFlagsFromString('--optimize-for-size');

process.exitCode = await runAdmin(process.argv.slice(3), process.env, {
  write: (text) => {
    process.stdout.write(text);
  },
  complain: (text) => {
    console.error(text);
  },
});
