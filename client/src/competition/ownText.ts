import type { EntrantPerson } from '@hexfall/shared/competition/acts';
import { isPairing } from '@hexfall/shared/competition/competition';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { listOf, t } from '../text/translate.js';
import { isArena } from './arenaView.js';
import { ownBout, type OwnPairing } from './ownPairing.js';
import { type Ending, opponentOf, type OwnState } from './ownPart.js';
import { hasTeams, ownTeam } from './ownTeam.js';
import { entrantName, momentText, personText, resultText, waitText } from './pageText.js';
import { awayTeamLine, boardNumber, isSealed, opponentName, teamMeetingLines, teamScoreText } from './teamText.js';

/** What is said to somebody: a heading, and sentences below it. */
export interface OwnStateText {
  readonly title: string;
  readonly lines: readonly string[];
}

const LEFT = { self: 'leftSelf', organizer: 'leftOrganizer', absent: 'leftAbsent' } as const;

/** Who begins. */
const beginnerText = (name: string, isOwn: boolean): string =>
  t(isOwn ? 'competitionPage.own.youBegin' : 'competitionPage.own.otherBegins', { name });

/** Before a round: who is met, who begins, and whether the other one is here. */
const meetingLines = (view: CompetitionView, own: OwnPairing): readonly string[] => {
  const opponent = opponentOf(own);
  if (opponent !== null && hasTeams(view)) return teamMeetingLines(view, own);
  if (opponent === null) return [];
  const name = entrantName(view, opponent);
  return [
    `${t('competitionPage.own.against', { name })} ${beginnerText(name, own.side === 0)}`,
    t(view.entrants[opponent]?.here ? 'competitionPage.own.isHere' : 'competitionPage.own.isMissing', { name }),
  ];
};

const checkInText = (view: CompetitionView, own: OwnPairing): OwnStateText => {
  const round = view.rounds.length;
  if (opponentOf(own) === null)
    return { title: t('competitionPage.own.checkInBye', { round }), lines: [t('competitionPage.own.checkInByeText')] };
  const { entrants } = own.pairing;
  return {
    title: hasTeams(view)
      ? t('competitionPage.team.meets', { round, one: entrantName(view, entrants[0]), two: entrantName(view, entrants[1] ?? 0) })
      : t('competitionPage.own.checkIn', { round, board: own.number }),
    lines: meetingLines(view, own),
  };
};

const hereText = (view: CompetitionView, own: OwnPairing, missing: number): OwnStateText => ({
  title: t('competitionPage.own.here'),
  lines: [
    t(
      opponentOf(own) === null || (own.board === null && view.you.lineUp !== null)
        ? 'competitionPage.own.hereBye'
        : 'competitionPage.own.hereText',
      { count: missing },
    ),
    ...meetingLines(view, own),
  ],
});

/** How the own team and the other one stand. */
const scoreLines = (view: CompetitionView, own: OwnPairing): readonly string[] =>
  hasTeams(view) ? [t('competitionPage.team.score', { score: teamScoreText(view, own.pairing) })] : [];

const playsText = (view: CompetitionView, { own, match, isFirst }: Extract<OwnState, { kind: 'plays' }>): OwnStateText => {
  const name = opponentName(view, own);
  const isOneMatch = view.regulations.bout === 'single' || view.regulations.bout === 'duplicate';
  const number = isOneMatch ? '' : `${t('competitionPage.own.match', { number: match })} `;
  return {
    title: t('competitionPage.own.plays', { board: boardNumber(view, own), name }),
    lines: [
      number + beginnerText(name, isFirst),
      ...(own.table === null ? [t('competitionPage.own.making')] : []),
      ...(own.board !== null && isSealed(own.pairing, own.board) ? [t('competitionPage.team.sealedOwn')] : []),
      ...scoreLines(view, own),
    ],
  };
};

const doneText = (view: CompetitionView, own: OwnPairing): OwnStateText => {
  const bout = ownBout(own);
  const how = bout?.winner === own.side ? 'won' : bout?.winner === null ? 'drawn' : 'lost';
  const title = t(`competitionPage.own.${how}`, { name: opponentName(view, own) });
  return { title, lines: [...(bout ? [resultText(bout, own.side)] : []), ...scoreLines(view, own)] };
};

/** The opponent did not come: the other entrant, or of teams only the person on the own board. */
const opponentAbsentText = (
  view: CompetitionView,
  { own, points, wait }: Extract<OwnState, { kind: 'opponent-absent' }>,
  now: number,
): OwnStateText => {
  const isWhole = own.pairing.result?.unplayed === true;
  const name = isWhole ? entrantName(view, opponentOf(own) ?? 0) : opponentName(view, own);
  const won = isWhole
    ? [t('competitionPage.own.points', { count: points })]
    : [t('competitionPage.team.wonBoard'), ...scoreLines(view, own)];
  return { title: t('competitionPage.own.absent', { name }), lines: [...won, waitText(wait, now)] };
};

/** How many persons the own team needs to play on all boards. */
const lacksLine = (view: CompetitionView): readonly string[] => {
  const team = ownTeam(view);
  const count = team ? view.regulations.boards - team.persons.length : 0;
  return count > 0 ? [t('competitionPage.team.lacks', { count })] : [];
};

const ENDINGS = { rounds: 'over', organizer: 'overOrganizer', few: 'overFew' } as const;

/** Which place of this browser another one has now. */
const replacedLine = (view: CompetitionView, place: EntrantPerson): string =>
  t('competitionPage.claim.replacedText', { name: personText(view, place) });

const overText = (view: CompetitionView, { by, rounds, note }: Ending, place: number | null): OwnStateText => ({
  title: t(`competitionPage.own.${ENDINGS[by]}`),
  lines: [
    ...(place === null ? [] : [t('competitionPage.own.place', { place })]),
    ...(by === 'rounds' ? [] : [t('competitionPage.own.after', { count: rounds })]),
    ...(note === null ? [] : [`“${note}”`]),
    ...(view.you.replaced ? [`${t('competitionPage.claim.replaced')}. ${replacedLine(view, view.you.replaced)}`] : []),
  ],
});

const openText = (view: CompetitionView, now: number): string => {
  const { begins } = view.regulations;
  if (begins === null) return t(isArena(view) ? 'competitionPage.arena.enteredText' : 'competitionPage.own.enteredText');
  const time = momentText(begins, now);
  return t(isArena(view) ? 'competitionPage.arena.begins' : 'competitionPage.own.enteredAt', { time });
};

/** The last match of an arena that is over, or that there was none. */
const lastMatchText = (view: CompetitionView, own: OwnPairing | null): OwnStateText =>
  own ? doneText(view, own) : { title: t('competitionPage.own.entered'), lines: [] };

const playingLine = (playing: number): readonly string[] =>
  playing > 0 ? [`${t('competitionPage.own.playing', { count: playing })}.`] : [];

const organizerText = (view: CompetitionView, says: Extract<OwnState, { kind: `organizes${string}` }>, now: number): OwnStateText => {
  switch (says.kind) {
    case 'organizes-open':
      return {
        title: says.count === 0 ? t('competitionPage.own.nobody') : t('competitionPage.own.count', { count: says.count }),
        lines: [...(says.count < 2 ? [t('competitionPage.do.lacks')] : []), t('competitionPage.own.countText')],
      };
    case 'organizes-check-in':
      return {
        title: t('competitionPage.own.missing', { count: says.missing.length }),
        lines: says.missing.length === 0 ? [] : [listOf(says.missing.map((one) => personText(view, one)))],
      };
    case 'organizes-arena':
      return {
        title: t(isPairing(view) ? 'competitionPage.arena.runs' : 'competitionPage.arena.ended'),
        lines: playingLine(says.playing),
      };
    case 'organizes':
      return {
        title:
          says.wait.playing > 0
            ? t('competitionPage.own.playing', { count: says.wait.playing })
            : t('competitionPage.own.roundOver', { round: view.rounds.length }),
        lines: [waitText({ ...says.wait, playing: 0 }, now)].filter((line) => line !== ''),
      };
  }
};

/** What is said to somebody about a competition. @param now the server's time, in milliseconds. */
export const ownStateText = (view: CompetitionView, says: OwnState, now: number): OwnStateText => {
  switch (says.kind) {
    case 'outside':
      return says.round === 1
        ? { title: t('competitionPage.own.outside'), lines: [t('competitionPage.own.outsideText')] }
        : {
            title: t('competitionPage.own.late'),
            lines: [t('competitionPage.own.lateText', { round: says.round, count: says.round - 1 })],
          };
    case 'no-entry':
      return { title: t('competitionPage.own.noEntry'), lines: [t('competitionPage.own.noEntryText')] };
    case 'claims':
      return {
        title: t('competitionPage.claim.asked'),
        lines: [
          t('competitionPage.claim.askedText', { name: personText(view, says.claim) }),
          t('competitionPage.claim.number', { number: says.claim.id }),
        ],
      };
    case 'replaced':
      return { title: t('competitionPage.claim.replaced'), lines: [replacedLine(view, says.place)] };
    case 'left':
      return {
        title: t(ownTeam(view) ? 'competitionPage.team.left' : `competitionPage.own.${LEFT[says.why]}`),
        lines: says.mayEnter ? [t('competitionPage.own.leftText')] : awayTeamLine(view),
      };
    case 'entered':
      return { title: t('competitionPage.own.entered'), lines: [...lacksLine(view), openText(view, now)] };
    case 'no-show':
      return {
        title: t(ownTeam(view) ? 'competitionPage.team.noShow' : 'competitionPage.own.noShow'),
        lines: [t('competitionPage.own.noShowText', { round: says.round }), ...awayTeamLine(view)],
      };
    case 'paused':
      return {
        title: t(ownTeam(view) ? 'competitionPage.team.paused' : 'competitionPage.own.paused'),
        lines: [t('competitionPage.own.pausedText'), ...awayTeamLine(view)],
      };
    case 'check-in':
      return checkInText(view, says.own);
    case 'here':
      return hereText(view, says.own, says.missing);
    case 'bye':
      return {
        title: t('competitionPage.own.bye'),
        lines: [t('competitionPage.own.points', { count: says.points }), waitText(says.wait, now)],
      };
    case 'plays':
      return playsText(view, says);
    case 'opponent-absent':
      return opponentAbsentText(view, says, now);
    case 'missed-board':
      return {
        title: t('competitionPage.own.noShow'),
        lines: [t('competitionPage.team.missedBoard'), ...scoreLines(view, says.own), waitText(says.wait, now)],
      };
    case 'reserve':
      return { title: t('competitionPage.team.reserve'), lines: [...scoreLines(view, says.own), waitText(says.wait, now)] };
    case 'done': {
      const { title, lines } = doneText(view, says.own);
      return { title, lines: [...lines, waitText(says.wait, now)] };
    }
    case 'arena-waits':
      return { title: t('competitionPage.arena.waits'), lines: [t('competitionPage.arena.waitsText')] };
    case 'arena-free': {
      const { title, lines } = lastMatchText(view, says.own);
      return { title, lines: [...lines, t('competitionPage.arena.freeText')] };
    }
    case 'arena-over': {
      const { title, lines } = lastMatchText(view, says.own);
      return { title, lines: [...lines, t('competitionPage.arena.overText'), ...playingLine(says.playing)] };
    }
    case 'next-round':
      return { title: t('competitionPage.own.nextRound'), lines: [waitText(says.wait, now)] };
    case 'out':
      return { title: t('competitionPage.own.out'), lines: [t('competitionPage.own.outText', { place: says.place })] };
    case 'over':
      return overText(view, says.ending, says.place);
    default:
      return organizerText(view, says, now);
  }
};
