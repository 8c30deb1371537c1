import { PROCESS_IO } from './processIo.js';
import { run } from './run.js';

process.exitCode = await run(process.argv.slice(2), PROCESS_IO);
