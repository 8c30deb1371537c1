import '../store/support/browserGlobals.js';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import { previewAttack } from '@hexfall/shared/inspect/attackPreview';
import { inspectLinks } from '@hexfall/shared/inspect/links';
import type { Table } from '@hexfall/shared/model/state';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { settings } from '../../../client/src/platform/settings.js';
import { cardText } from '../../../client/src/text/cardText.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { loadLanguage } from '../../../client/src/text/translate.js';
import { boardOf } from '../../support/battles.js';

beforeAll(() => loadLanguage('pl'));

/** The lines of the card of a unit, each with its clauses in brackets. */
const cardOf = (table: Table, at: Hex): string[] => {
  const unit = boardModel(table).units.find((one) => cellOf(one.at) === cellOf(at))!;
  const labels = playerLabels(table.players, [{ name: 'Ann' }, { name: 'Bob' }]);
  const described = { unit, table: table, links: inspectLinks(table), preview: previewAttack(table, at), labels };
  return cardText(described).map(({ text, clauses }) => `${text} [${clauses.join(' ')}]`);
};

beforeEach(() => (settings.language.value = 'en'));

test('I1 C2 initiative is shown with the printed value and its bonuses', () => {
  // In rotation 1 the Scout is connected to the south, where the Commando stands.
  const card = cardOf(boardOf(['outpost/scout 0,0 r1', 'outpost/commando 0,1 r0']), [0, 1]);
  expect(card).toContain('Initiative 4: 3 printed, +1 from Scout [I1 C2]');
});

test('C2 two of the same are one part, an enemy Saboteur is named with its army', () => {
  const units = ['outpost/commando 0,0 r0', 'outpost/scout 0,-1 r1', 'outpost/scout -1,0 r0', 'moloch/hq 2,-2 r0'];
  expect(cardOf(boardOf(units), [0, 0])[0]).toBe('Initiative 5: 3 printed, +2 from Scout ×2 [I1 C2]');
  const hindered = boardOf(['moloch/hunter-killer 0,0 r0', 'outpost/saboteur 0,1 r0']);
  expect(cardOf(hindered, [0, 0])[0]).toBe('Initiative 2: 3 printed, −1 from Saboteur of The Outpost [I1 C2]');
});

test('I5 an extra action is shown with its value and its source', () => {
  const card = cardOf(boardOf(['outpost/hq 0,0 r0', 'outpost/commando 0,1 r0']), [0, 1]);
  expect(card).toContain('Initiative 3 and 2: 3 printed, one more action at 2 from HQ [I1 I5]');
});

test('U1 C2 an attack is shown with its strength, its bonuses and its targets', () => {
  const units = ['outpost/officer 0,0 r0', 'outpost/commando 0,1 r2', 'borgo/mutant 1,1 r0'];
  const card = cardOf(boardOf(units), [0, 1]);
  const line = card.find((one) => one.startsWith('Shoots'));
  expect(line).toMatch(/strength 2: 1 printed, \+1 from Officer \[U1 C2\]$/);
});

test('U4 armor that stops a shot is named', () => {
  const units = ['outpost/commando 0,-1 r1', 'moloch/armored-hunter 0,1 r0'];
  for (const rot of [0, 1, 2, 3, 4, 5]) {
    const table = boardOf([`outpost/commando 0,-1 r${rot}`, units[1]!]);
    const [line] = previewAttack(table, [0, -1]).lines;
    const reaches = line?.path.some(([q, r]) => q === 0 && r === 1);
    const stopped = previewAttack(table, [0, -1]).hits.length === 0;
    expect(cardOf(table, [0, -1]).some((text) => text.includes('Armor of') && text.endsWith('[U4]'))).toBe(Boolean(reaches && stopped));
  }
});

test('U2 an HQ does no harm to an HQ, and its toughness is shown', () => {
  const card = cardOf(
    boardOf(['borgo/hq 0,0 r0', 'outpost/hq 0,1 r0'], { players: [{ army: 'borgo', hq: 13 }, { army: 'outpost' }] }),
    [0, 0],
  );
  expect(card).toEqual([
    'Initiative 0 [I1]',
    'Strikes on all sides, strength 1 [U1]',
    'Does no harm to HQ of The Outpost: an HQ never harms an HQ [U2]',
    '13 of 20 toughness left [U2]',
  ]);
});

test('N1 N2 a net is shown at both ends', () => {
  // The nets of the Net Fighter point to its north-west in rotation 0 and one more side: it is turned until it holds the Mutant.
  const table = [0, 1, 2, 3, 4, 5]
    .map((rot) => boardOf([`moloch/net-fighter 0,0 r${rot}`, 'borgo/mutant 0,1 r0']))
    .find((one) => inspectLinks(one).some((link) => link.kind === 'net'))!;
  expect(cardOf(table, [0, 1])[0]).toBe('Netted by Net Fighter of Moloch: does nothing as long as the net holds [N1]');
  expect(cardOf(table, [0, 0])).toContain('Its net holds Mutant of Borgo [N1]');
});

test('D1 U3 Medics are shown at both ends, and what a unit withstands', () => {
  const table = boardOf(['outpost/medic 0,0 r0', 'outpost/hmg 0,-1 r0', 'borgo/hq 2,0 r0']);
  expect(cardOf(table, [0, -1])).toContain('Medic dies in its place: an attack on it is canceled [D1]');
  expect(cardOf(table, [0, 0])).toContain('Dies in place of HMG [D1]');
  expect(cardOf(table, [0, -1])).toContain('The next wound destroys it [U3]');
});

test('the same in Polish', () => {
  settings.language.value = 'pl';
  const card = cardOf(boardOf(['outpost/hq 0,0 r0', 'outpost/commando 0,1 r0']), [0, 1]);
  expect(card[0]).toBe('Inicjatywa 3 i 2: z nadruku 3, dodatkową akcję 2 daje Sztab [I1 I5]');
});
