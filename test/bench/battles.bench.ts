import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { fullBoards } from './fullBoards.js';
import { perSecond } from './measure.js';

const boards = fullBoards(1000, BASE_ARMIES);
/** Every question is answered with its first key. */
perSecond('battles on a full main board', (run) => fightBattle(boards[run % boards.length]!, 0, (decision) => decision.keys[0]!));
