import { useState } from 'preact/hooks';
import type { CompetitionView, PairingView } from '@hexfall/shared/protocol/competitions';
import { pathOfTable } from '../platform/route.js';
import { t } from '../text/translate.js';
import { Select } from '../ui/fields.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { boutOfPersons } from './ownPairing.js';
import { entrantName, resultText } from './pageText.js';

interface SideProps {
  readonly view: CompetitionView;
  readonly pairing: PairingView;
  readonly side: 0 | 1;
  /** Whether the round waits for everyone to check in. */
  readonly isGathering: boolean;
}

/** An entrant of a pairing: the winner by weight and sign, and before the round whether it is here. */
const Side = ({ view, pairing, side, isGathering }: SideProps) => {
  const entrant = pairing.entrants[side];
  if (entrant === null) return <span class="pairing-side quiet-text">{t('competitionPage.pairings.bye')}</span>;
  const hasWon = pairing.result?.isOver === true && pairing.result.winner === side;
  const isHere = view.entrants[entrant]?.here === true;
  const name = <bdi>{entrantName(view, entrant)}</bdi>;
  return (
    <span class="pairing-side" data-won={hasWon || undefined}>
      {hasWon ? <strong>{name}</strong> : name}
      {hasWon && <span class="spoken"> {t('competitionPage.pairings.won')}</span>}
      {isGathering && (
        <small class="pairing-here" data-here={isHere}>
          {isHere && <Glyph name="check" />}
          {t(isHere ? 'competitionPage.pairings.here' : 'competitionPage.pairings.missing')}
        </small>
      )}
    </span>
  );
};

/** Who was absent, if nothing was played. */
const absentText = (view: CompetitionView, { entrants, result }: PairingView): string => {
  const absent = result?.winner === null ? null : (entrants[result?.winner === 0 ? 1 : 0] ?? null);
  return absent === null ? t('competitionPage.pairings.nobody') : t('competitionPage.pairings.absent', { name: entrantName(view, absent) });
};

/** What has come of a bout so far. */
const stateText = (view: CompetitionView, pairing: PairingView, isBegun: boolean): string => {
  const bout = boutOfPersons(pairing);
  if (!bout || !isBegun) return '';
  if (bout.unplayed) return absentText(view, pairing);
  const result = resultText(bout);
  return bout.next === null ? result : [result, t('competitionPage.pairings.plays')].filter((part) => part !== '').join(', ');
};

/** The ways to the tables of a bout: the one that is played, and those that are over. */
const TableLinks = ({ view, pairing, board }: Pick<SideProps, 'view' | 'pairing'> & { readonly board: number }) => {
  const { entrants } = pairing;
  const { next = null, tables = [] } = boutOfPersons(pairing) ?? {};
  const names = { board, one: entrantName(view, entrants[0]), two: entrantName(view, entrants[1] ?? entrants[0]) };
  const isSeveral = tables.length > 1;
  return (
    <>
      {tables.map((code, match) => {
        if (code === null) return null;
        const isPlayed = match === next;
        const replay = isSeveral ? t('competitionPage.pairings.replayOf', { number: match + 1 }) : t('competitionPage.pairings.replay');
        const label = t(isPlayed ? 'competitionPage.pairings.watchLabel' : 'competitionPage.pairings.replayLabel', names);
        return (
          <Link key={code} to={pathOfTable(code)} label={isSeveral && !isPlayed ? `${replay}: ${label}` : label}>
            {isPlayed ? t('competitionPage.pairings.watch') : replay}
          </Link>
        );
      })}
    </>
  );
};

/** The pairings of a round, and their results. */
export const Pairings = ({ view }: { readonly view: CompetitionView }) => {
  const [chosen, choose] = useState<number | null>(null);
  const round = Math.min(chosen ?? view.rounds.length, view.rounds.length);
  const shown = view.rounds[round - 1];
  if (!shown) return null;
  const numbers = view.rounds.map((_, index) => String(index + 1));
  return (
    <>
      {numbers.length > 1 && (
        <Select
          class="round-select"
          aria-label={t('competitionPage.pairings.round')}
          name="round"
          values={numbers}
          value={String(round)}
          textOf={(number) => t('competitionPage.pairings.roundN', { round: number })}
          // The last round stays the last one when another is announced.
          onChange={(number) => choose(Number(number) === view.rounds.length ? null : Number(number))}
        />
      )}
      <ol class="pairings">
        {shown.pairings.map((pairing, index) => {
          const isOwn = view.you.entrant !== null && pairing.entrants.includes(view.you.entrant);
          const state = stateText(view, pairing, shown.begun !== null);
          return (
            <li key={index} class="pairing" data-own={isOwn || undefined}>
              <span class="pairing-board">
                <span class="spoken">{t('competitionPage.organize.board')} </span>
                {index + 1}
              </span>
              <span class="pairing-sides">
                <Side view={view} pairing={pairing} side={0} isGathering={shown.begun === null} />
                <span aria-hidden="true">–</span>
                <Side view={view} pairing={pairing} side={1} isGathering={shown.begun === null} />
                {isOwn && <span class="tag">{t('competitionPage.pairings.yours')}</span>}
              </span>
              {state !== '' && <span class="pairing-state figures">{state}</span>}
              <span class="pairing-links">
                <TableLinks view={view} pairing={pairing} board={index + 1} />
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
};

/** Who has entered, before round 1. */
export const EntrantList = ({ view }: { readonly view: CompetitionView }) => {
  const here = view.entrants.flatMap(({ name, status }, entrant) => (status === 'left' ? [] : [{ name, entrant }]));
  if (here.length === 0) return <p class="quiet-text">{t('competition.nobody')}</p>;
  return (
    <ol class="entrants">
      {here.map(({ name, entrant }) => (
        <li key={entrant} data-own={entrant === view.you.entrant || undefined}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ol>
  );
};
