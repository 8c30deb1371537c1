import { persisted } from '../platform/persisted.js';
import { newKey, withEntry } from '../platform/seatKeys.js';

/** What this browser has stored about a draw: the server cannot change it afterwards. */
export interface DrawNote {
  /** The commitment seen first at that table; empty if the table has none. */
  readonly commitment: string;
  /** What this browser has drawn to be added to the seed. */
  readonly contributions: readonly string[];
}

type Notes = Readonly<Record<string, DrawNote>>;

const isNote = (found: unknown): found is DrawNote =>
  typeof found === 'object' &&
  found !== null &&
  'commitment' in found &&
  typeof found.commitment === 'string' &&
  'contributions' in found &&
  Array.isArray(found.contributions) &&
  found.contributions.every((contribution) => typeof contribution === 'string');

const isNotes = (found: unknown): found is Notes => typeof found === 'object' && found !== null && Object.values(found).every(isNote);

const notes = persisted<Notes>('draws', {}, isNotes);

/** Where the note of a rematch is kept until the code of its table is known. */
const nextOf = (code: string): string => `${code} next`;

const tableOf = (key: string): string => key.split(' ', 1)[0] ?? key;

const keep = (key: string, note: DrawNote): void => {
  notes.value = withEntry(notes.value, key, note, tableOf);
};

/** What is known of the draw at a table. */
export const drawNote = (code: string): DrawNote => notes.value[code] ?? { commitment: '', contributions: [] };

/** Records the commitment of a table unless one has been recorded before. Returns the one that counts. */
export const recordCommitment = (code: string, commitment: string): string => {
  const note = drawNote(code);
  if (note.commitment !== '' || commitment === '') return note.commitment;
  keep(code, { ...note, commitment });
  return commitment;
};

/** Draws this browser's contribution to the seed of a match, and records it. Random bytes always have the form of a key. */
export const newContribution = (code: string): string => {
  const note = drawNote(code);
  const contribution = newKey();
  keep(code, { ...note, contributions: [...note.contributions, contribution] });
  return contribution;
};

/** Draws this browser's contribution to the seed of the rematch, and records it with the server's commitment. */
export const contributeToNext = (code: string, commitment: string): string => {
  const contribution = newKey();
  keep(nextOf(code), { commitment, contributions: [contribution] });
  return contribution;
};

/** Where the note of a round of a competition is kept until the code of the own table is known. */
const roundOf = (competition: string, round: number): string => `${competition} ${round}`;

/**
 * Draws this browser's contribution to the deals of a pairing, and records it with their commitments. Until the line-ups are shown nobody
 * knows which of the deals it is for. Returns the one that was drawn before, if the round has one.
 */
export const contributeToRound = (competition: string, round: number, commitments: readonly string[]): string => {
  const key = roundOf(competition, round);
  const [known] = notes.value[key]?.contributions ?? [];
  if (known !== undefined) return known;
  const contribution = newKey();
  keep(key, { commitment: commitments.join(' '), contributions: [contribution] });
  return contribution;
};

/** Takes the note of a round along to the own table, which is played from one of its deals. @param deal its number in the pairing, from 0. */
export const followRound = (competition: string, round: number, deal: number, table: string): void => {
  const note = notes.value[roundOf(competition, round)];
  if (note && !notes.value[table]) keep(table, { ...note, commitment: note.commitment.split(' ')[deal] ?? '' });
};

/** Takes the note of a rematch along to its table, if there is one. */
export const followNext = (code: string, next: string): void => {
  const note = notes.value[nextOf(code)];
  if (note && !notes.value[next]) keep(next, note);
};
