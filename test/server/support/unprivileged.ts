// Prints what the server says of a folder that it may not write: node … unprivileged.ts FOLDER
import { join } from 'node:path';
import { explainStart } from '../../../server/src/config/explainStart.js';
import { FolderLock } from '../../../server/src/store/dataFolder.js';
import { openSqliteStore } from '../../../server/src/store/openStore.js';

const [, , folder = ''] = process.argv;

const explained = (error: unknown): string => explainStart(error, { port: 2567, host: undefined, dataDir: './data' });

// Root may do everything.
if (process.geteuid?.() === 0) process.seteuid?.(65_534);
const taken = await FolderLock.take(folder, 0).catch(explained);
const opened = await openSqliteStore(join(folder, 'data')).catch(explained);
console.log(JSON.stringify([taken, opened]));
