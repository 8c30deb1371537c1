import { dealOfBoard } from '@hexfall/shared/competition/deals';
import type { CompetitionView, PairingView } from '@hexfall/shared/protocol/competitions';
import { teamInvitation } from '../platform/teamInvitations.js';
import { listOf, t } from '../text/translate.js';
import { ownBout, type OwnPairing } from './ownPairing.js';
import { hasTeams, missingIn, ownTeam } from './ownTeam.js';
import { entrantName, personName, signedText } from './pageText.js';

/** Whom the user meets: the other entrant, or of teams the person on the same board, once the line-ups are shown. */
export const opponentName = (view: CompetitionView, own: OwnPairing): string => {
  const other = own.side === 0 ? 1 : 0;
  const entrant = own.pairing.entrants[other];
  if (entrant === null) return '';
  const person = ownBout(own)?.persons[other] ?? null;
  return hasTeams(view) && person !== null ? personName(view, entrant, person) : entrantName(view, entrant);
};

/** The number that the board of the user has for people, from 1. */
export const boardNumber = (view: CompetitionView, { number, board }: OwnPairing): number =>
  hasTeams(view) && board !== null ? board + 1 : number;

/** The board points of a pairing of teams: "2 : 1". No line ends within it. @param side whose points come first. */
export const boardPointsText = ({ result }: PairingView, side: 0 | 1 = 0): string => {
  const points = result?.boardPoints ?? [0, 0];
  return `${points[side]}\u00a0:\u00a0${points[side === 0 ? 1 : 0]}`;
};

/** How two teams stand: "Hussars 2 : 1 Wolves". */
export const teamScoreText = (view: CompetitionView, pairing: PairingView): string => {
  const [one, two] = pairing.entrants;
  return two === null ? '' : `${entrantName(view, one)} ${boardPointsText(pairing)} ${entrantName(view, two)}`;
};

/** Who is ahead by the HQs of all matches, and by how much; empty before any match is over. */
export const aheadText = (view: CompetitionView, { entrants, result }: PairingView): string => {
  const hq = result?.hq ?? 0;
  const [one, two] = entrants;
  if (result?.boards.every(({ outcomes }) => outcomes.length === 0)) return '';
  if (hq === 0) return t('competitionPage.team.level');
  return t('competitionPage.team.ahead', { name: entrantName(view, hq > 0 ? one : (two ?? one)), points: signedText(Math.abs(hq)) });
};

/** Whether a board is played from a deal whose result nobody may know yet. */
export const isSealed = ({ deals, result }: PairingView, board: number): boolean =>
  deals[dealOfBoard(board)]?.secret === null && result?.boards[board]?.unplayed === false;

/** Which persons of a pairing are not here yet; empty if all are. */
const notHereText = (view: CompetitionView, { entrants }: PairingView): string => {
  const missing = missingIn(view).filter(({ entrant }) => entrants.includes(entrant));
  const names = missing.map(({ entrant, person }) => personName(view, entrant, person));
  return names.length === 0 ? '' : t('competitionPage.team.notHere', { names: listOf(names) });
};

/** Whether the line-ups of a pairing are shown. */
export const areLineUpsShown = ({ linedUp }: PairingView): boolean => linedUp.every(Boolean);

/** Before a round of teams: the own board as far as it is known, and who is not here. */
export const teamMeetingLines = (view: CompetitionView, own: OwnPairing): readonly string[] => {
  const { board, pairing } = own;
  const isLeftOut = board === null && (view.you.lineUp !== null || areLineUpsShown(pairing));
  const ownLine =
    board !== null ? t('competitionPage.team.onBoard', { board: board + 1 }) : isLeftOut ? t('competitionPage.team.reserve') + '.' : '';
  const against = board !== null && areLineUpsShown(pairing) ? t('competitionPage.own.against', { name: opponentName(view, own) }) : '';
  return [[ownLine, against].filter((part) => part !== '').join(' '), notHereText(view, pairing)].filter((line) => line !== '');
};

/** What is said to a person of a team that has left or pauses. */
export const awayTeamLine = (view: CompetitionView): readonly string[] => {
  const team = ownTeam(view);
  return team && !team.isCaptain ? [t('competitionPage.team.byCaptain', { name: personName(view, team.entrant, team.captain) })] : [];
};

/** A team that the user is invited to. */
interface InvitedTeam {
  readonly name: string;
  readonly invitation: string;
  /** The names of those who are in it. */
  readonly persons: readonly string[];
}

/** Returns the team that the invitation of this browser is for; null without one, or if the team has left. */
export const invitedTeam = ({ code, entrants }: CompetitionView): InvitedTeam | null => {
  const invitation = teamInvitation(code);
  const { team = null, name = '', status } = entrants[invitation?.entrant ?? -1] ?? {};
  if (!invitation || !team || status === 'left') return null;
  return { name, invitation: invitation.secret, persons: team.persons.map((person) => person.name) };
};

/** What is said to somebody who may found a team, or join one. */
export const teamEntryText = (view: CompetitionView): { readonly title: string; readonly lines: readonly string[] } => {
  const team = invitedTeam(view);
  if (!team) return { title: t('competitionPage.team.outside'), lines: [t('competitionPage.team.outsideText')] };
  return {
    title: t('competitionPage.team.invited', { name: team.name }),
    lines: [t('competitionPage.team.invitedText', { names: listOf(team.persons) })],
  };
};
