import { acting } from './pl/acting.js';
import { app } from './pl/app.js';
import { call } from './pl/call.js';
import { event } from './pl/event.js';
import { fact } from './pl/fact.js';
import { forecast } from './pl/forecast.js';
import { gather } from './pl/gather.js';
import { guide } from './pl/guide.js';
import { hotSeat } from './pl/hotSeat.js';
import { rejection } from './pl/rejection.js';
import { table } from './pl/table.js';
import { talk } from './pl/talk.js';
import { words } from './pl/words.js';

/** All texts in Polish. */
export const pl = { acting, app, call, event, fact, forecast, gather, guide, hotSeat, rejection, table, talk, words } as const;
