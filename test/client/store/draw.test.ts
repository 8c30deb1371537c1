import './support/browserGlobals.js';
import { commitmentTo, fairSeed } from '@hexfall/shared/fair/fairSeed';
import { logDigest } from '@hexfall/shared/notation/fair';
import { formatRecord } from '@hexfall/shared/notation/record';
import { checkDraw, type DrawFinding } from '../../../client/src/store/checkDraw.js';
import { contributeToNext, drawNote, followNext, newContribution, recordCommitment } from '../../../client/src/store/drawNotes.js';
import { playedMatch, setupOf } from '../../notation/examples.js';

const MINE = 'AAAAAAAAAAAAAAAAAAAAAA';

/** A finished match drawn from these parts, as the server sends it. */
const matchOf = (secret: string, contributions: readonly (string | null)[]) => {
  const setup = setupOf(fairSeed({ secret, contributions }));
  const { tables, intents } = playedMatch(setup, 3);
  const fair = { secret, contributions, commitment: commitmentTo(secret), log: logDigest(intents) };
  return { record: formatRecord({ setup, intents, fair }), table: tables.at(-1)! };
};

const { record, table } = matchOf('secret', [MINE, null]);
const witness = { note: { commitment: commitmentTo('secret'), contributions: [MINE] }, mine: [0], shown: table, isDealt: false };

describe('the page checks a draw', () => {
  test('and finds it fair when everything fits', () => {
    expect(checkDraw(JSON.parse(JSON.stringify(record)), witness)).toBe('fair');
  });

  const other = matchOf('another', [MINE, null]);
  const without = matchOf('secret', [null, null]);
  const wrong = { ...record, intents: record.intents.slice(1) };

  test.each<[what: string, finding: DrawFinding, json: object, known: object]>([
    ['a secret it was not promised', 'commitment', other.record, { shown: other.table }],
    ['no draw where one was promised', 'commitment', { ...record, fair: undefined }, {}],
    [
      'no draw and no promise, as of a game that goes on from a file',
      'none',
      { ...record, fair: undefined },
      { note: { commitment: '', contributions: [] } },
    ],
    ['a draw without what it added', 'contribution', without.record, { shown: without.table }],
    ['a draw with what it added at another seat only', 'contribution', record, { mine: [1] }],
    ['another seed', 'seed', { ...record, seed: 'mine' }, {}],
    ['armies that were to be dealt, and were not', 'armies', record, { isDealt: true }],
    ['armies that were dealt otherwise', 'armies', { ...record, fair: { ...record.fair, dealt: 7 } }, { isDealt: true }],
    ['other intents', 'play', wrong, {}],
    ['intents that are none', 'unreadable', { ...record, intents: [{ player: 0, do: 'win' }] }, {}],
    ['another end than it has seen', 'play', record, { shown: other.table }],
    ['something else', 'unreadable', { error: { code: 'failed' } }, {}],
    ['a fair draw, as a spectator', 'fair', record, { mine: [], note: { ...witness.note, contributions: [] } }],
    ['a fair draw, with a seat taken on another device', 'fair', record, { note: { ...witness.note, contributions: [] } }],
    ['a fair draw, after a seat was refused', 'fair', record, { note: { ...witness.note, contributions: ['refused', MINE] } }],
  ])('%s: %s', (_what, finding, json, known) => {
    expect(checkDraw(JSON.parse(JSON.stringify(json)), { ...witness, ...known })).toBe(finding);
  });
});

describe('the page checks the draw of a deal', () => {
  const deal = matchOf('secret', [null, null, MINE, null]);
  const recordAt = (place: number): object => ({ ...deal.record, fair: { ...deal.record.fair, deal: { table: place, of: 2 } } });
  const found = (place: number, mine: readonly number[]): DrawFinding =>
    checkDraw(JSON.parse(JSON.stringify(recordAt(place))), { ...witness, shown: deal.table, mine });

  test('with what it added at its own table', () => {
    expect(found(1, [0])).toBe('fair');
    expect(found(1, [1])).toBe('contribution');
    expect(found(0, [0])).toBe('contribution');
  });
});

describe('a browser notes', () => {
  test('the commitment it sees first, and no other afterwards', () => {
    expect(drawNote('AAAAAA')).toEqual({ commitment: '', contributions: [] });
    expect(recordCommitment('AAAAAA', '')).toBe('');
    expect(recordCommitment('AAAAAA', 'first')).toBe('first');
    expect(recordCommitment('AAAAAA', 'second')).toBe('first');
  });

  test('what it adds to a rematch, with what was promised then, and finds it again at the next table', () => {
    contributeToNext('BBBBBB', 'an earlier one');
    const contribution = contributeToNext('BBBBBB', 'promised');
    followNext('BBBBBB', 'CCCCCC');
    expect(drawNote('CCCCCC')).toEqual({ commitment: 'promised', contributions: [contribution] });
    expect(recordCommitment('CCCCCC', 'another')).toBe('promised');
    followNext('DDDDDD', 'EEEEEE');
    expect(drawNote('EEEEEE').commitment).toBe('');
  });

  test('everything it draws, in the form of a key and never the same', () => {
    const drawn = [newContribution('AAAAAA'), newContribution('AAAAAA')];
    expect(drawNote('AAAAAA')).toEqual({ commitment: 'first', contributions: drawn });
    for (const contribution of drawn) expect(contribution).toMatch(/^[\w-]{21}[AQgw]$/);
    expect(drawn[0]).not.toBe(drawn[1]);
    expect(JSON.parse(localStorage.getItem('hexfall.draws') ?? '')).toHaveProperty('AAAAAA.commitment', 'first');
  });
});
