import { profile as en } from '../text/en/profile.js';
import { profile as pl } from '../text/pl/profile.js';
import { addTexts } from '../text/translate.js';

addTexts({ en: { profile: en }, pl: { profile: pl } });
