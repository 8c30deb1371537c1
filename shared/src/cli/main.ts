import { createReadStream } from 'node:fs';
import { run } from './run.js';

const { stdin, stdout } = process;

// The reader of the output may stop reading, as `head` does.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2), {
  read: (file) => (file === '-' ? stdin.setEncoding('utf8') : createReadStream(file, 'utf8')),
  write: (text) => {
    stdout.write(text);
  },
  complain: (text) => {
    console.error(text);
  },
});
