import { puzzles as en } from '../text/en/puzzles.js';
import { puzzles as pl } from '../text/pl/puzzles.js';
import { addTexts } from '../text/translate.js';

addTexts({ en: { puzzles: en }, pl: { puzzles: pl } });
