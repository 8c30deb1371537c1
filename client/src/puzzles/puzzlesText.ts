import { puzzles } from '../text/en/puzzles.js';
import { addTexts } from '../text/translate.js';

addTexts({ puzzles });
