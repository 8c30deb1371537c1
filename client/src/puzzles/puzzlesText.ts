import puzzles from '@hexfall/shared/locales/en/puzzles.json';
import { addTexts } from '../text/translate.js';

addTexts({ puzzles });
