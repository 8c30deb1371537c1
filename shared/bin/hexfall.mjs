#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// What works on positions is in this workspace, what works on the store of a server or makes pixels in that of the server.
const SERVER_MAINS = { admin: '@hexfall/server/admin/main', picture: '@hexfall/server/pictures/main' };

/** The address of a module of the server; null where the engine is installed without it. */
const ofServer = (name) => {
  try {
    return import.meta.resolve(name);
  } catch {
    return null;
  }
};

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const command = process.argv[2];
const server = Object.hasOwn(SERVER_MAINS, command ?? '') ? ofServer(SERVER_MAINS[command]) : null;
if (command === 'admin' && server === null)
  fail('hexfall admin works on the store of a server: run it where the Hexfall server is installed.');
// Without the server a picture can be an SVG file.
const main = server ?? new URL('../dist/cli/main.js', import.meta.url).href;
if (!existsSync(fileURLToPath(main))) fail('hexfall is not built yet. Run: npm run build');
await import(main);
