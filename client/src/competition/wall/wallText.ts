import wall from '@hexfall/shared/locales/en/wall.json';
import { addTexts, t } from '../../text/translate.js';
import type { ShownBoard } from './shownBoards.js';

addTexts({ wall });

/** How far the match of a board is: "turn 12", "match 2, turn 12", "over". */
export const boardStateText = ({ phase, match, turn }: ShownBoard): string => {
  const state = phase === 'playing' && turn !== null ? t('wall.turnN', { turn }) : t(`wall.${phase}`);
  return match === 0 ? state : `${t('wall.match', { match: match + 1 })}, ${state}`;
};

/** A board in words, which begin with those that are seen. */
export const boardText = (shown: ShownBoard): string => {
  const { label: board, sides } = shown;
  const [one, two] = sides.map(({ name }) => name);
  const hqs = sides.flatMap(({ name, hq }) => (hq === null ? [] : [t('wall.side', { name, hq })]));
  return [t('wall.spoken', { board, state: boardStateText(shown), one: one ?? '', two: two ?? '' }), ...hqs].join('; ');
};
