import sandbox from '@hexfall/shared/locales/en/sandbox.json';
import { addTexts } from '../text/translate.js';

addTexts({ sandbox });
