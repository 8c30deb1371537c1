import { useState } from 'preact/hooks';
import { isPairing } from '@hexfall/shared/competition/competition';
import type { CompetitionView, EntrantView, PairingView, RoundView } from '@hexfall/shared/protocol/competitions';
import { listOf, t } from '../text/translate.js';
import { Select } from '../ui/fields.js';
import { Glyph } from '../ui/Glyph.js';
import { lazy } from '../ui/lazy.js';
import { isArena } from './arenaView.js';
import { boardOfPerson, boutOfPersons } from './ownPairing.js';
import { hasTeams } from './ownTeam.js';
import { entrantName, resultText } from './pageText.js';
import { TableLinks } from './TableLinks.js';
import { aheadText, areLineUpsShown, boardPointsText } from './teamText.js';

/** Only competitions of teams need it. */
const TeamBoards = lazy(async () => (await import('./TeamBoards.js')).TeamBoards);

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

/** How far two teams are apart, or whose line-up is in while the other one is waited for. */
const teamStateText = (view: CompetitionView, pairing: PairingView, isBegun: boolean): string => {
  const { entrants, result, linedUp } = pairing;
  if (!result) return '';
  if (isBegun) return result.unplayed ? absentText(view, pairing) : aheadText(view, pairing);
  const first = linedUp.indexOf(true);
  const one = areLineUpsShown(pairing) ? null : (entrants[first] ?? null);
  return one === null ? '' : t('competitionPage.team.linedUp', { name: entrantName(view, one) });
};

interface PairingProps {
  readonly view: CompetitionView;
  readonly pairing: PairingView;
  readonly isBegun: boolean;
}

/** A pairing of a round, and its result. */
const PairingItem = ({ view, pairing, isBegun }: PairingProps) => {
  const { entrant, person } = view.you;
  const isOwn = entrant !== null && pairing.entrants.includes(entrant);
  const isOfTeams = hasTeams(view);
  const state = isOfTeams ? teamStateText(view, pairing, isBegun) : stateText(view, pairing, isBegun);
  const { number } = pairing;
  const names = { board: number, one: entrantName(view, pairing.entrants[0]), two: entrantName(view, pairing.entrants[1] ?? 0) };
  const isScored = isOfTeams && isBegun && pairing.result !== null;
  const side = pairing.entrants[0] === entrant ? 0 : 1;
  return (
    <li class="pairing" data-own={isOwn || undefined}>
      <span class="pairing-board">
        <span class="spoken">{t('competitionPage.pairings.board')} </span>
        {number}
      </span>
      <span class="pairing-sides">
        <Side view={view} pairing={pairing} side={0} isGathering={!isBegun} />
        {isScored ? <strong class="team-score">{boardPointsText(pairing)}</strong> : <span aria-hidden="true">–</span>}
        <Side view={view} pairing={pairing} side={1} isGathering={!isBegun} />
        {isOwn && <span class="tag">{t(isOfTeams ? 'competitionPage.team.yours' : 'competitionPage.pairings.yours')}</span>}
      </span>
      {state !== '' && <span class="pairing-state figures">{state}</span>}
      {!isOfTeams && (
        <span class="pairing-links">
          <TableLinks bout={boutOfPersons(pairing)} names={names} />
        </span>
      )}
      {isOfTeams && pairing.result !== null && (isBegun || areLineUpsShown(pairing)) && (
        <TeamBoards view={view} pairing={pairing} isBegun={isBegun} own={isOwn ? boardOfPerson(pairing, side, person) : null} />
      )}
    </li>
  );
};

/** Who waits in an arena for an opponent. */
const WaitingLine = ({ view }: { readonly view: CompetitionView }) => {
  const names = isPairing(view) ? view.entrants.flatMap(({ here, name }) => (here ? [name] : [])) : [];
  return (
    <p class="quiet-text" data-part="waiting">
      {names.length === 0 ? t('competitionPage.arena.nobodyWaits') : t('competitionPage.arena.waiting', { names: listOf(names) })}
    </p>
  );
};

/** The pairings of a round as they are listed: of an arena the latest first. */
const inOrder = (view: CompetitionView, { pairings }: RoundView): readonly PairingView[] =>
  isArena(view) ? [...pairings].reverse() : pairings;

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
      {isArena(view) && <WaitingLine view={view} />}
      <ol class="pairings">
        {inOrder(view, shown).map((pairing) => (
          <PairingItem key={pairing.number} view={view} pairing={pairing} isBegun={shown.begun !== null} />
        ))}
      </ol>
    </>
  );
};

/** The persons of a team in the list, its captain marked; and how many are missing to play on all boards. */
const Members = ({ view, team }: { readonly view: CompetitionView; readonly team: NonNullable<EntrantView['team']> }) => {
  const { boards } = view.regulations;
  const count = team.persons.length;
  return (
    <small class="entrant-persons">
      {team.persons.map(({ person, name }, index) => (
        <span key={person}>
          {index > 0 && ', '}
          <bdi>{name}</bdi>
          {person === team.captain && ` (${t('competitionPage.team.captain')})`}
        </span>
      ))}
      {count < boards && <span class="tag">{t('competitionPage.team.count', { persons: count, boards })}</span>}
    </small>
  );
};

/** Who has entered, before round 1. */
export const EntrantList = ({ view }: { readonly view: CompetitionView }) => {
  const here = view.entrants.flatMap(({ name, status, team }, entrant) => (status === 'left' ? [] : [{ name, entrant, team }]));
  if (here.length === 0) return <p class="quiet-text">{t('competition.nobody')}</p>;
  return (
    <ol class="entrants">
      {here.map(({ name, entrant, team }) => (
        <li key={entrant} data-own={entrant === view.you.entrant || undefined}>
          <bdi>{name}</bdi>
          {team && <Members view={view} team={team} />}
        </li>
      ))}
    </ol>
  );
};
