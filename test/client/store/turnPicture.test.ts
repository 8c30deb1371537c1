import './support/browserGlobals.js';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import { continueHistory, type History } from '../../../client/src/store/history.js';
import { type LogTurn, logTurns } from '../../../client/src/store/turnLog.js';
import { type PictureItem, type PicturePiece, turnPicture } from '../../../client/src/store/turnPicture.js';
import { type ModeMatch, playMatch, playModePosition, terrainSetupOf } from '../../support/modeMatches.js';
import { position, show } from '../../support/play.js';
import { stepOn } from '../../support/states.js';

const beginAt = (table: Table): History => ({ seq: 0, state: { table, previous: null }, entries: [], steps: [] });

const historyOf = ({ steps }: ModeMatch): History =>
  steps.reduce<History>((history, { seat, intent, events }, index) => {
    const next = continueHistory(history, { seq: index + 1, player: seat, intent, events });
    if (!next) throw new Error(`step ${index} does not follow`);
    return next;
  }, beginAt(steps[0]!.before));

const itemsOf = (turn: LogTurn): readonly PictureItem[] => {
  const { acts, battle } = turnPicture(turn);
  return [...acts, ...(battle?.items ?? [])];
};

/** What is left of something, by its name. */
class Counts {
  readonly #counts = new Map<string, number>();

  add(key: string, count = 1): this {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
    return this;
  }

  get shown(): string {
    const some = [...this.#counts].filter(([, count]) => count !== 0);
    return some
      .map(([key, count]) => `${key} ${count}`)
      .sort()
      .join('\n');
  }
}

/** The units and foundations on the board without the HQs, by owner and tile. */
const onBoard = (table: Table): Counts => {
  const counts = new Counts();
  for (const unit of [...table.board, ...table.foundations])
    if (unit && !unit.tile.endsWith('/hq')) counts.add(`${unit.owner} ${unit.tile}`);
  return counts;
};

/** The same after the pictures: what is shown with the hex it was placed on is there, what is shown as lost is not. */
const addPictures = (counts: Counts, items: readonly PictureItem[]): Counts => {
  for (const { pieces } of items) {
    for (const piece of pieces) {
      if (piece.show !== 'tile' || piece.tile.endsWith('/hq')) continue;
      const isPlaced = pieces.length === 2 && pieces[0] === piece && pieces[1]?.show === 'hex';
      if (isPlaced || piece.mark === 'lost') counts.add(`${piece.owner} ${piece.tile}`, isPlaced ? 1 : -1);
    }
  }
  return counts;
};

type Change = Extract<PicturePiece, { show: 'change' }>;

const changesOf = (items: readonly PictureItem[], seat: Seat): readonly Change[] =>
  items.flatMap(({ pieces: [army, change] }) =>
    army?.show === 'army' && army.player === seat && change?.show === 'change' ? [change] : [],
  );

/** The table before each turn and after the last, for every group of the log but the set-up. */
const spans = (match: ModeMatch): readonly { readonly turn: LogTurn; readonly from: Table; readonly to: Table }[] => {
  const turns = logTurns(historyOf(match).entries).filter(({ isEnd }) => !isEnd);
  const starts = turns
    .map(({ parts: [part] }) => part!.first)
    .map((first) => (first.what === 'event' ? first.before : match.steps[0]!.before));
  return turns.map((turn, index) => ({
    turn,
    from: index === 0 ? match.steps[0]!.before : starts[index]!,
    to: starts[index + 1] ?? match.end,
  }));
};

const MATCHES: readonly ModeMatch[] = [
  ...Array.from({ length: 12 }, (_, number) => playMatch(number)),
  ...Array.from({ length: 4 }, (_, number) => playMatch(number, terrainSetupOf)),
  ...Array.from({ length: 6 }, (_, number) => playModePosition(number)),
];

const everyTurn = (law: (span: ReturnType<typeof spans>[number]) => void): void => {
  for (const match of MATCHES) {
    for (const span of spans(match)) {
      try {
        law(span);
      } catch (error) {
        throw new Error(`${match.name}, turn ${span.turn.started?.number}: ${String(error)}\n${show(span.from)}`, { cause: error });
      }
    }
  }
};

describe('the picture of a turn', () => {
  test('shows every unit that comes onto the board and every one that leaves it', () => {
    everyTurn(({ turn, from, to }) => expect(addPictures(onBoard(from), itemsOf(turn)).shown).toBe(onBoard(to).shown));
  });

  test('shows all that HQs lose and players score', () => {
    everyTurn(({ turn, from, to }) => {
      const items = itemsOf(turn);
      from.players.forEach((before, seat) => {
        const after = to.players[seat]!;
        const isScore = isScoreMode(from.options.mode);
        const changes = changesOf(items, seat);
        const fell = items.some(({ pieces }) => pieces.some((piece) => piece.show === 'army' && piece.player === seat && piece.isLost));
        // With the match over nobody leaves it any more, whose HQ falls or not.
        if (!to.outcome) expect(fell).toBe(!before.out && after.out);
        const [was, is] = isScore ? [before.score, after.score] : [before.hq, after.hq];
        expect(changes.map(({ of }) => of).filter((of) => of !== (isScore ? 'points' : 'hq'))).toEqual([]);
        if (changes.length === 0) return expect(fell && !isScore ? is : was).toBe(is);
        expect(changes[0]!.from).toBe(was);
        expect(changes.at(-1)!.to).toBe(Math.max(0, is));
        changes.slice(1).forEach(({ from: next }, index) => expect(next).toBe(changes[index]!.to));
      });
    });
  });

  test('shows each tile of a hand once: what was drawn is used, discarded or kept', () => {
    everyTurn(({ turn, to }) => {
      const player = turn.started?.player;
      if (player === undefined || to.outcome) return;
      const kept = turnPicture(turn).acts.flatMap(({ pieces }) =>
        pieces.flatMap((piece) => (piece.show === 'tile' && piece.mark === 'kept' ? [piece.tile] : [])),
      );
      const hand = [...to.players[player]!.hand];
      for (const tile of kept) {
        expect(hand).toContain(tile);
        hand.splice(hand.indexOf(tile), 1);
      }
    });
  });

  test('belongs to lines of its turn', () => {
    everyTurn(({ turn }) => {
      const lines = turn.parts.flatMap((part) => part.lines);
      for (const item of itemsOf(turn)) {
        expect(item.lines.length).toBeGreaterThan(0);
        for (const line of item.lines) expect(lines).toContain(line);
      }
    });
  });

  test('leaves out what was taken back, and says that something was (T7)', () => {
    const start = position({ players: [{ army: 'borgo', hand: ['mutant', 'claws'] }, 'moloch'], units: ['borgo/hq 0,0', 'moloch/hq 1,1'] });
    let table = start;
    let history = beginAt(start);
    const act = (intent: Parameters<typeof stepOn>[2]): void => {
      const done = stepOn(table, 0, intent);
      if (!done.ok) throw new Error(done.error.message);
      table = done.value.table;
      history = continueHistory(history, { seq: history.seq + 1, player: 0, intent, events: done.value.events }) ?? history;
    };
    act({ do: 'place', tile: 'mutant', at: [0, 1], rot: 0 });
    act({ do: 'place', tile: 'claws', at: [0, 2], rot: 0 });
    act({ do: 'take-back' });
    const [turn] = logTurns(history.entries);
    expect(turnPicture(turn!).acts.map(({ pieces }) => pieces.map((piece) => (piece.show === 'tile' ? piece.tile : piece.show)))).toEqual([
      ['borgo/mutant', 'hex'],
      ['sign'],
    ]);
  });
});

describe('the log by turns', () => {
  test('keeps what has not grown: it is not drawn again', () => {
    const [match] = MATCHES;
    const { entries } = historyOf(match!);
    const before = logTurns(entries.slice(0, -1));
    const after = logTurns(entries);
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    before.slice(0, -1).forEach((turn, index) => expect(after[index]).toBe(turn));
  });

  test('has every line once, in order, and a turn begins where the log says so', () => {
    for (const match of MATCHES) {
      const { entries } = historyOf(match);
      const turns = logTurns(entries);
      expect(turns.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines))).toEqual(entries.flatMap(({ lines }) => lines));
      expect(turns.filter(({ started }) => started !== null)).toHaveLength(
        entries.flatMap(({ lines }) => lines).filter((line) => line.what === 'event' && line.event.type === 'turn-started').length,
      );
      expect(new Set(turns.map(({ key }) => key)).size).toBe(turns.length);
    }
  });
});
