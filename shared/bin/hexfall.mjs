#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// What works on positions is in this workspace, what works on the store of a server or makes pixels in that of the server.
const SERVER_MAINS = { admin: '@hexfall/server/admin/main', picture: '@hexfall/server/pictures/main' };

const main = SERVER_MAINS[process.argv[2]]
  ? import.meta.resolve(SERVER_MAINS[process.argv[2]])
  : new URL('../dist/cli/main.js', import.meta.url).href;
if (!existsSync(fileURLToPath(main))) {
  console.error('hexfall is not built yet. Run: npm run build');
  process.exit(1);
}
await import(main);
