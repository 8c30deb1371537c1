import { PROCESS_IO } from '@hexfall/shared/cli/processIo';
import { run } from '@hexfall/shared/cli/run';
import { render } from './renderWorker.js';

/** `hexfall picture`: the command line with what makes PNGs. */
process.exitCode = await run(process.argv.slice(2), { ...PROCESS_IO, toPng: render });
