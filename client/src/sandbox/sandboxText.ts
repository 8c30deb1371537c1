import { sandbox as en } from '../text/en/sandbox.js';
import { sandbox as pl } from '../text/pl/sandbox.js';
import { addTexts } from '../text/translate.js';

addTexts({ en: { sandbox: en }, pl: { sandbox: pl } });
