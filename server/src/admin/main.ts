import { runAdmin } from './runAdmin.js';

process.exitCode = await runAdmin(process.argv.slice(3), process.env, {
  write: (text) => {
    process.stdout.write(text);
  },
  complain: (text) => {
    console.error(text);
  },
});
