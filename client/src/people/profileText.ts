import { profile } from '../text/en/profile.js';
import { addTexts } from '../text/translate.js';

addTexts({ profile });
