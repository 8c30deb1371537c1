import { sandbox } from '../text/en/sandbox.js';
import { addTexts } from '../text/translate.js';

addTexts({ sandbox });
