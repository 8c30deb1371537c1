import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';

/** Vite puts files here whose names change with their content. */
const HASHED = '/assets/';

const YEAR = '365d';

/** A path without a dot in its last part is an address of the page, not a file. */
const PAGE = /^\/(?:[^.]*\/)?[^./]*$/;

/** The built client: its files, and its one page under every address the page knows itself. */
export const pageRoutes = (folder: string): Router => {
  const index = join(folder, 'index.html');
  const routes = Router();
  routes.use(HASHED, express.static(join(folder, HASHED), { immutable: true, maxAge: YEAR, index: false, fallthrough: false }));
  routes.use(express.static(folder, { index: false, maxAge: 0 }));
  routes.get(PAGE, (_request, response) => {
    // A new version of the page names other files: never an old copy of it.
    response.set('Cache-Control', 'no-cache');
    if (existsSync(index)) response.sendFile(index);
    else response.status(503).type('text').send('The page is not built yet. Run: npm run build');
  });
  return routes;
};
