import '../store/support/browserGlobals.js';
import { hexText } from '@hexfall/shared/hex/cells';
import type { Table } from '@hexfall/shared/model/state';
import { settings } from '../../../client/src/platform/settings.js';
import { answerTexts, lossesOf } from '../../../client/src/text/answerText.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { attempt, position } from '../../support/play.js';

beforeEach(() => (settings.language.value = 'en'));

/** A battle in which a Medic can save one of two units that are both hit (D2). */
const asked = (unit: string): Table => {
  const units = ['borgo/scout 0,0', `${unit} 1,0`, 'borgo/medic 0,1', 'moloch/hunter-killer 0,-1', 'moloch/hunter-killer 1,-1'];
  const hqs = ['borgo/hq -2,0', 'moloch/hq -2,2'];
  const start = position({ players: [{ army: 'borgo', hand: ['battle'] }, 'moloch'], units: [...units, ...hqs] });
  const begun = attempt(start, 0, { do: 'battle' });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value.table;
};

describe('the answers to a question in a battle', () => {
  const table = asked('borgo/officer');
  const { decision } = table;
  const labels = playerLabels(table.players, []);
  const texts = answerTexts(labels, table, decision!);

  test('are short, with the Medic, the attacker and the hexes below', () => {
    expect(decision?.kind).toBe('medic');
    expect(texts.map(({ label }) => label).toSorted()).toEqual(['Save Officer', 'Save Scout']);
    expect(texts.map(({ reasons }) => reasons[0])).toEqual([
      'Medic on C4 dies for it. Attacker: Hunter-Killer on C2.',
      'Medic on C4 dies for it. Attacker: Hunter-Killer on D2.',
    ]);
  });

  test('say which units fall by this answer alone, as the engine plays it', () => {
    const lost = decision!.keys.map((key) => lossesOf(table, decision!, key)!.map(hexText));
    expect(lost).toEqual([
      ['0,1', '1,0'],
      ['0,0', '0,1'],
    ]);
    expect(texts.map(({ reasons }) => reasons[1])).toEqual(['Falls then: Officer on D3.', 'Falls then: Scout on C3.']);
  });

  test('have hexes where two units have one name', () => {
    const twins = asked('borgo/scout');
    const texts = answerTexts(labels, twins, twins.decision!).map(({ label }) => label);
    expect(texts).toEqual(['Save Scout on C3', 'Save Scout on D3']);
  });
});
