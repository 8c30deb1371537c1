import './support/browserGlobals.js';
import type { Decision } from '@hexfall/shared/model/decision';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { ProposalView } from '@hexfall/shared/protocol/proposals';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { pendingCall } from '../../../client/src/notifications/useTurnNotification.js';
import { NO_AGREEMENTS } from '../../../client/src/store/agreements.js';
import type { MatchStore } from '../../../client/src/store/MatchStore.js';
import { tableOf } from '../../support/states.js';

const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['borgo', 'moloch'], seed: 'seed' });
if (!created.ok) throw new Error(created.error.message);
const table = tableOf(created.value);

interface Scene {
  readonly mine: readonly number[];
  readonly acting?: number | null;
  readonly busy?: boolean;
  readonly paused?: boolean;
  readonly substitute?: boolean;
  readonly decision?: Decision | null;
  readonly proposals?: readonly ProposalView[];
  readonly hiring?: number;
}

const of = <T>(value: T): { readonly value: T } => ({ value });

/** A page at a table, as far as calls are concerned. */
const page = ({ mine, acting = 0, busy = false, paused = false, substitute = false, decision = null, proposals = [], hiring }: Scene) =>
  pendingCall({
    mine: of(mine),
    me: of(mine[0] ?? null),
    acting: of(hiring === undefined ? acting : null),
    phase: of(hiring === undefined ? 'playing' : 'draft'),
    arrangement: of({
      listed: false,
      startingSeat: 'first',
      spectatorsMuted: false,
      armySelection: 'free',
      forecast: true,
      seriesKind: 'single',
      choosing: null,
      banning: false,
      hiring: hiring ?? null,
    }),
    agreements: of({ ...NO_AGREEMENTS, paused, proposals }),
    seats: of([{ substitute }, { substitute: false }]),
    playback: { shown: of(hiring === undefined ? { ...table, decision } : null), busy: of(busy) },
  } as unknown as MatchStore);

const offer: ProposalView = { id: 4, kind: 'draw', by: 1, about: null, asked: [0] };
const question = { kind: 'order', player: 0, seats: [0, 1] } as unknown as Decision;

describe('a player is called', () => {
  test('to the turn, not for that of others, and not as a spectator', () => {
    expect(page({ mine: [0] })?.kind).toBe('turn');
    expect(page({ mine: [1] })).toBeNull();
    expect(page({ mine: [] })).toBeNull();
  });

  test('to a question', () => {
    expect(page({ mine: [0], decision: question })?.kind).toBe('question');
    expect(page({ mine: [0], decision: question })?.id).not.toBe(page({ mine: [0] })?.id);
  });

  test('to a proposal, but first to the turn', () => {
    expect(page({ mine: [0], acting: 1, proposals: [offer] })).toEqual({ kind: 'proposal', id: 'proposal 4' });
    expect(page({ mine: [0], proposals: [offer] })?.kind).toBe('turn');
    expect(page({ mine: [1], acting: 0, proposals: [offer] })).toBeNull();
  });

  test('to hire a mercenary', () => {
    expect(page({ mine: [1], hiring: 1 })?.kind).toBe('turn');
    expect(page({ mine: [0], hiring: 1 })).toBeNull();
  });

  test('not while a film runs, the match is paused or a computer plays for the seat', () => {
    expect(page({ mine: [0], busy: true })).toBeNull();
    expect(page({ mine: [0], paused: true })).toBeNull();
    expect(page({ mine: [0], substitute: true })).toBeNull();
  });
});
