import { coached } from '../../text/en/coached.js';
import { addTexts } from '../../text/translate.js';

addTexts({ coached });
