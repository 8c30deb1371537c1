import statistics from '@hexfall/shared/locales/en/statistics.json';
import { addTexts } from './translate.js';

addTexts({ statistics });
