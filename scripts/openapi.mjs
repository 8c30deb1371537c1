// npm run openapi: writes docs/openapi.json, the description of the HTTP API.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded, installIfNeeded, ROOT } from './prepare.mjs';

installIfNeeded();
buildIfNeeded();

const { openApi } = await import('../server/dist/http/openApi.js');
writeFileSync(join(ROOT, 'docs/openapi.json'), `${JSON.stringify(openApi(), null, 2)}\n`);
