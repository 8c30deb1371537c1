import { coached as en } from '../text/en/coached.js';
import { coached as pl } from '../text/pl/coached.js';
import { addTexts } from '../text/translate.js';

addTexts({ en: { coached: en }, pl: { coached: pl } });
