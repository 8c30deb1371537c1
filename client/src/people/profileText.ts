import profile from '@hexfall/shared/locales/en/profile.json';
import { addTexts } from '../text/translate.js';

addTexts({ profile });
