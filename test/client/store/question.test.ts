import './support/browserGlobals.js';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { pointableHexes } from '../../../client/src/store/input/decisionKeys.js';
import { choiceOf, select, type Selection } from '../../../client/src/store/input/selection.js';
import { pickHex } from '../../../client/src/store/input/steps.js';
import { answerOutcome } from '../../../client/src/table/answerOutcome.js';
import { boardOf } from '../../support/battles.js';

/** A battle of these units that has stopped for its first question. */
const asked = (...units: readonly string[]): Table => {
  const { table, decision } = fightBattle(boardOf(units), 0, []);
  if (!decision) throw new Error('nothing is asked');
  return table;
};

const keysOf = ({ decision }: Table): readonly string[] => decision?.keys ?? [];
const legalOf = (table: Table): readonly Intent[] => keysOf(table).map((key) => ({ do: 'choose', key }));

/** A selection after pointing at some hexes. */
const pointing = (table: Table, ...hexes: readonly Hex[]): Selection => {
  const start = select({ kind: 'question', hexes: Object.fromEntries(keysOf(table).map((key) => [key, pointableHexes(table, key)])) }, 0);
  return hexes.reduce((selection, hex) => {
    const outcome = pickHex(legalOf(table), selection, hex, true);
    if (outcome.leads !== 'on') throw new Error(`${hex.join(',')} leads ${outcome.leads}`);
    return outcome.selection;
  }, start);
};

/** D5: one explosion hits two units of a Medic. */
const TWO_HIT = ['doomsday/trap 0,0', 'borgo/assassin 0,-2 r4', 'borgo/scout 1,0', 'borgo/officer 0,1', 'borgo/medic 1,1 r5'] as const;

describe('D5: which unit a Medic saves', () => {
  const table = asked(...TWO_HIT);
  const [first, second] = ['1,1 saves 0,1 from 0,0/x', '1,1 saves 1,0 from 0,0/x'];

  test('is answered by pointing at the unit', () => {
    expect(keysOf(table)).toEqual([first, second]);
    expect(choiceOf(legalOf(table), pointing(table, [1, 0])).ready).toEqual({ do: 'choose', key: second });
    expect(choiceOf(legalOf(table), pointing(table, [0, 1])).ready).toEqual({ do: 'choose', key: first });
  });

  test('stays open as long as several answers go with what has been pointed at', () => {
    const choice = choiceOf(legalOf(table), pointing(table, [1, 1]));
    expect(choice.ready).toBeNull();
    expect(choice.selectable).toContainEqual([1, 0]);
    expect(choiceOf(legalOf(table), pointing(table, [1, 1], [1, 0])).ready).toEqual({ do: 'choose', key: second });
  });

  test('another unit can be pointed at instead, and the same one again confirms', () => {
    const selection = pointing(table, [1, 0], [0, 1]);
    expect(choiceOf(legalOf(table), selection).ready).toEqual({ do: 'choose', key: first });
    expect(pickHex(legalOf(table), selection, [0, 1], true)).toEqual({ leads: 'send', intent: { do: 'choose', key: first } });
  });

  test('shows the attacks, who is saved and who falls', () => {
    const outcome = answerOutcome(table, second)!;
    expect(outcome.shots.filter(({ saved }) => saved).map(({ path }) => path.at(-1))).toEqual([[1, 0]]);
    expect(outcome.notes).toContainEqual({ at: [1, 0], kind: 'saves' });
    const fallen = outcome.notes.filter(({ kind }) => kind === 'destroyed').map(({ at }) => at);
    expect(fallen).toContainEqual([1, 1]);
    expect(fallen).toContainEqual([0, 1]);
    expect(fallen).not.toContainEqual([1, 0]);
  });

  test('nothing is shown for what is no answer', () => {
    expect(answerOutcome(table, 'none')).toBeNull();
  });
});

describe('answers without a hex of their own', () => {
  test('P3: whether to explode has buttons only', () => {
    const table = asked('moloch/clown 0,0', 'borgo/mutant 0,-1 r3');
    expect(table.decision?.kind).toBe('explode');
    expect(choiceOf(legalOf(table), pointing(table)).selectable).toEqual([]);
    expect(answerOutcome(table, 'explode')?.notes.map(({ at, kind }) => `${kind} ${at.join(',')}`)).toContain('destroyed 0,-1');
  });
});
