import '../store/support/browserGlobals.js';
import type { Regulations } from '@hexfall/shared/competition/regulations';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { exchanged } from '../../../client/src/competition/lineUps.js';
import { mayPause, ownPart, type OwnState } from '../../../client/src/competition/ownPart.js';
import { missingIn } from '../../../client/src/competition/ownTeam.js';
import { isSealed } from '../../../client/src/competition/teamText.js';
import { Played, playedBout } from '../../support/competitions.js';

/** Two teams of three with two boards, whose first round has been announced. */
const announced = (regulations: Partial<Regulations> = {}): Played => {
  const played = new Played({ boards: 2, checkIn: 120, format: 'round-robin', ...regulations });
  for (const entrant of [0, 1]) played.enter(entrant, 3);
  played.do({ do: 'announce', round: 1, pairings: [{ entrants: [0, 1] }], order: [0, 1] });
  return played;
};

const lineUp = (played: Played, entrant: number, persons: readonly number[]): void =>
  played.do({ do: 'line-up', round: 1, entrant, persons }, { entrant, person: 0 });

/** The same round, in which all have come but some. */
const begun = (missing: Played['missing'] = []): Played => {
  const played = announced();
  played.here = [0, 1];
  played.missing = [...missing];
  played.now += 120_000;
  played.goOn();
  return played;
};

const partOf = (played: Played, entrant: number, person: number, lineUpOf: CompetitionView['you']['lineUp'] = null) =>
  ownPart(played.view({ entrant, person, lineUp: lineUpOf }));

const says = (played: Played, entrant: number, person: number): OwnState => partOf(played, entrant, person).says;

describe('a person of a team', () => {
  test('checks in alone, and knows the own board as soon as the line-up is in', () => {
    const played = announced();
    played.here = [0];
    played.missing = [{ entrant: 0, person: 1 }];
    expect(partOf(played, 0, 0)).toMatchObject({ says: { kind: 'here', own: { board: null } }, main: null });
    expect(partOf(played, 0, 1, [1, 0])).toMatchObject({
      says: { kind: 'check-in', own: { board: 0 } },
      main: { do: 'check-in', round: 1 },
    });
    lineUp(played, 0, [2, 1]);
    expect(says(played, 0, 2)).toMatchObject({ own: { board: null } });
    lineUp(played, 1, [0, 1]);
    expect(says(played, 0, 2)).toMatchObject({ own: { board: 0 } });
    expect(says(played, 1, 2)).toMatchObject({ own: { board: null } });
  });

  test('comes to the own board, where the sides alternate', () => {
    const played = begun();
    expect(partOf(played, 0, 1)).toMatchObject({
      says: { kind: 'plays', isFirst: false, own: { board: 1 } },
      main: { do: 'to-board', code: '1.0.1.0' },
    });
    expect(says(played, 1, 1)).toMatchObject({ kind: 'plays', isFirst: true });
    expect(says(played, 0, 2)).toMatchObject({ kind: 'reserve' });
    played.outcome(0, playedBout(9, 2), 1);
    expect(says(played, 0, 1)).toMatchObject({ kind: 'done', wait: { playing: 1 } });
    expect(says(played, 0, 0)).toMatchObject({ kind: 'plays' });
  });

  test('has won the board of who did not come, who has lost it', () => {
    const played = begun([
      { entrant: 1, person: 1 },
      { entrant: 1, person: 2 },
    ]);
    expect(says(played, 0, 1)).toMatchObject({ kind: 'opponent-absent' });
    expect(says(played, 1, 1)).toMatchObject({ kind: 'missed-board' });
    expect(says(played, 1, 0)).toMatchObject({ kind: 'plays' });
  });

  test('pauses, leaves and comes back only as captain', () => {
    const played = announced();
    const [captain, other] = [0, 1].map((person) => ({ entrant: 0, person }));
    const over = begun();
    over.play(() => playedBout(5, 0));
    for (const [who, may] of [
      [captain, true],
      [other, false],
    ] as const) {
      const view = over.view(who);
      expect(mayPause(ownPart(view), view)).toBe(may);
    }
    played.do({ do: 'pause', entrant: 0, on: true }, captain);
    expect(partOf(played, 0, 0).main).toEqual({ do: 'resume', entrant: 0 });
    expect(partOf(played, 0, 1)).toEqual({ says: { kind: 'paused' }, main: null });
  });
});

describe('who is not here yet', () => {
  const missing = (played: Played): string[] => missingIn(played.view()).map(({ entrant, person }) => `${entrant}.${person}`);

  test('is anybody of a team that lacks somebody, and nobody of one with enough', () => {
    const played = announced();
    expect(missing(played)).toEqual(['0.0', '0.1', '0.2', '1.0', '1.1', '1.2']);
    played.here = [0];
    played.missing = [{ entrant: 0, person: 2 }];
    expect(missing(played)).toEqual(['1.0', '1.1', '1.2']);
  });

  test('is only who plays as soon as the line-ups are shown', () => {
    const played = announced();
    played.here = [0];
    played.missing = [{ entrant: 0, person: 2 }];
    lineUp(played, 0, [2, 0]);
    expect(missing(played)).toEqual(['1.0', '1.1', '1.2']);
    lineUp(played, 1, [1, 0]);
    expect(missing(played)).toEqual(['0.2', '1.0', '1.1']);
  });
});

test('a person who comes to another board exchanges it', () => {
  expect(exchanged([0, 1, 2], 0, 1)).toEqual([1, 0, 2]);
  expect(exchanged([0, 1, 2], 1, 2)).toEqual([0, 2, 1]);
  expect(exchanged([0, 1, 2], 1, 1)).toEqual([0, 1, 2]);
});

test('a board is sealed while its deal is, but not if it is not played', () => {
  const [pairing] = begun().view().rounds[0]!.pairings;
  const dealt = (secrets: readonly (string | null)[]) => ({
    ...pairing!,
    deals: secrets.map((secret) => ({ commitment: 'promised', secret })),
  });
  expect([0, 1].map((board) => isSealed(pairing!, board))).toEqual([false, false]);
  expect([0, 1].map((board) => isSealed(dealt([null]), board))).toEqual([true, true]);
  expect([0, 1].map((board) => isSealed(dealt(['secret']), board))).toEqual([false, false]);
  const [absent] = begun([
    { entrant: 1, person: 1 },
    { entrant: 1, person: 2 },
  ]).view().rounds[0]!.pairings;
  expect(isSealed({ ...absent!, deals: [{ commitment: 'promised', secret: null }] }, 1)).toBe(false);
});
