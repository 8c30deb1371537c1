import { app } from './pl/app.js';
import { event } from './pl/event.js';
import { fact } from './pl/fact.js';
import { gather } from './pl/gather.js';
import { guide } from './pl/guide.js';
import { rejection } from './pl/rejection.js';
import { table } from './pl/table.js';
import { words } from './pl/words.js';

/** All texts in Polish. */
export const pl = { app, event, fact, gather, guide, rejection, table, words } as const;
