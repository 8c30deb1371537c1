import { unitAt } from '../../support/play.js';
import { expectBattle } from '../../support/battles.js';

/* The example battle of the rulebook, on a board of our own: Hegemony against the Outpost, started by the Outpost. */

const OUTPOST = [
  'outpost/hq 0,0',
  'outpost/brawler 1,-1 r1', // beside both HQs, strikes the one of Hegemony; netted from 1,0
  'outpost/commando 1,1 r4', // shoots N at the net fighter
  'outpost/scout 2,0', // serves the commando
  'outpost/hmg -2,2 r1', // shoots NE over its own units at the HQ in the corner
  'outpost/medic -1,1 r4', // serves the machine gun only
  'outpost/annihilator 1,-2 r4', // beside the HQ of Hegemony
];
const HEGEMONY = [
  'hegemony/hq 2,-2',
  'hegemony/officer-1 2,-1 r3', // guards the HQ, serves no one
  'hegemony/net-fighter 1,0 r5',
  'hegemony/runner 0,1', // strikes the HQ of the Outpost
  'hegemony/boss 0,2', // serves the runner
  'hegemony/ganger -2,1 r4', // strikes the machine gun
  'hegemony/universal-soldier 0,-2 r3', // strikes the annihilator
];

test('B3 B4 D1 I5 N4 the example battle of the rulebook', () => {
  const after = expectBattle(
    [...OUTPOST, ...HEGEMONY],
    [
      '4: 1,1>1,0 ranged 1; † 1,0',
      '3: -2,1>-2,2 melee 1; 0,-2>1,-2 universal 2; 0,1>0,0 melee 2; 1,-1>2,-2 melee 2; ' +
        '-1,1 saves -2,2 from -2,1/3; outpost -2; hegemony -2; † -1,1 1,-2',
      '2: -2,2>2,-2 ranged 1; 1,-1>2,-2 melee 2; hegemony -3',
      '1: -2,2>2,-2 ranged 1; hegemony -1',
      '0: 0,0>0,1 melee 1; 2,-2>1,-1 melee 1; † 0,1 1,-1',
    ],
  );
  expect(after.players.map(({ hq }) => hq)).toEqual([18, 14]);
  expect(unitAt(after, [-2, 2])?.wounds).toBe(0);
});
