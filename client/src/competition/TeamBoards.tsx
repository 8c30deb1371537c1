import type { BoutView, CompetitionView, PairingView } from '@hexfall/shared/protocol/competitions';
import { t } from '../text/translate.js';
import { personName, resultText } from './pageText.js';
import { TableLinks } from './TableLinks.js';
import { isSealed } from './teamText.js';
import './TeamBoards.css';

interface BoardProps {
  readonly view: CompetitionView;
  readonly pairing: PairingView;
  /** From 0. */
  readonly board: number;
  readonly bout: BoutView;
  readonly isBegun: boolean;
}

/** The name of the person of a side; a sign for nobody. */
const nameOn = ({ view, pairing, bout }: Omit<BoardProps, 'board'>, side: 0 | 1): string => {
  const [entrant, person] = [pairing.entrants[side], bout.persons[side]];
  return entrant === null || person === null ? '–' : personName(view, entrant, person);
};

/** What has come of a board so far. */
const boardState = (props: BoardProps): string => {
  const { pairing, board, bout, isBegun } = props;
  if (!isBegun) return '';
  if (bout.unplayed) {
    if (bout.winner === null) return t('competitionPage.pairings.nobody');
    return t('competitionPage.pairings.absent', { name: nameOn(props, bout.winner === 0 ? 1 : 0) });
  }
  const result = resultText(bout);
  if (bout.next === null) return result;
  const playing = t(isSealed(pairing, board) ? 'competitionPage.team.sealed' : 'competitionPage.pairings.plays');
  return [result, playing].filter((part) => part !== '').join(', ');
};

const Person = (props: BoardProps & { readonly side: 0 | 1 }) => {
  const { bout, side } = props;
  const name = <bdi>{nameOn(props, side)}</bdi>;
  if (bout.next !== null || bout.winner !== side) return <span class="pairing-side">{name}</span>;
  return (
    <span class="pairing-side" data-won>
      <strong>{name}</strong>
      <span class="spoken"> {t('competitionPage.pairings.won')}</span>
    </span>
  );
};

/** A board of two teams: who plays there, and what has come of it. Of a sealed one there is nothing to watch. */
const TeamBoard = (props: BoardProps & { readonly isOwn: boolean }) => {
  const { pairing, board, bout, isBegun, isOwn } = props;
  const state = boardState(props);
  return (
    <li class="team-board" data-own={isOwn || undefined} data-sealed={isSealed(pairing, board) || undefined}>
      <span class="pairing-board">
        <span class="spoken">{t('competitionPage.pairings.board')} </span>
        {board + 1}
      </span>
      <span class="pairing-sides">
        <Person {...props} side={0} />
        <span aria-hidden="true">–</span>
        <Person {...props} side={1} />
        {isOwn && <span class="tag">{t('competitionPage.pairings.yours')}</span>}
      </span>
      {state !== '' && <span class="pairing-state figures">{state}</span>}
      {isBegun && !isSealed(pairing, board) && (
        <span class="pairing-links">
          <TableLinks bout={bout} names={{ board: board + 1, one: nameOn(props, 0), two: nameOn(props, 1) }} />
        </span>
      )}
    </li>
  );
};

interface Props {
  readonly view: CompetitionView;
  readonly pairing: PairingView;
  readonly isBegun: boolean;
  /** The board of the user in it, from 0; null for none. */
  readonly own: number | null;
}

/** The boards of two teams, from the first. */
export const TeamBoards = ({ view, pairing, isBegun, own }: Props) => (
  <ol class="team-boards">
    {(pairing.result?.boards ?? []).map((bout, board) => (
      <TeamBoard key={board} view={view} pairing={pairing} board={board} bout={bout} isBegun={isBegun} isOwn={own === board} />
    ))}
  </ol>
);
