import local from '@hexfall/shared/locales/en/local.json';
import type { StorageFault } from '../store/localGames.js';
import { addTexts, t } from './translate.js';

addTexts({ local });

/** Why the browser does not keep a game. */
export const storageFaultText = (fault: StorageFault): string => t(`local.storage.${fault}`);
