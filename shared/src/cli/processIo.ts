import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Io } from './run.js';

const { stdin, stdout } = process;

// The reader of the output may stop reading, as `head` does.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

/** The files and streams of this process. */
export const PROCESS_IO: Io = {
  read: (file) => (file === '-' ? stdin.setEncoding('utf8') : createReadStream(file, 'utf8')),
  write: (text) => {
    stdout.write(text);
  },
  complain: (text) => {
    console.error(text);
  },
  save: (file, content) => writeFile(file, content),
};
