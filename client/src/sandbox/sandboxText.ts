import { sandbox as en } from '../text/en/sandbox.js';
import { sandbox as pl } from '../text/pl/sandbox.js';
import { partTexts } from '../text/translate.js';

/** The sandbox's texts. */
export const st = partTexts<typeof en>('sandbox', { en, pl });
