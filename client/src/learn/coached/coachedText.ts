import coached from '@hexfall/shared/locales/en/coached.json';
import { addTexts } from '../../text/translate.js';

addTexts({ coached });
