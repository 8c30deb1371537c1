#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// What works on positions is in this workspace, what works on the store of a server in that of the server.
const main =
  process.argv[2] === 'admin' ? import.meta.resolve('@hexfall/server/admin/main') : new URL('../dist/cli/main.js', import.meta.url).href;
if (!existsSync(fileURLToPath(main))) {
  console.error('hexfall is not built yet. Run: npm run build');
  process.exit(1);
}
await import(main);
