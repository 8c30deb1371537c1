import fc from 'fast-check';
import { randomFrom } from '@hexfall/shared/ai/random';
import { modePosition } from '../support/modePosition.js';
import { fightAlike, picks } from '../support/fightAlike.js';
import { randomBattle } from '../support/randomBattles.js';
import { onTerrain } from '../support/terrainBoards.js';
import { slowTest } from '../support/slow.js';

const fightOnTerrain = (numRuns: number): void =>
  fc.assert(
    fc.property(randomBattle, fc.nat({ max: 1e9 }), picks, ({ starter, ...draft }, seed, numbers) =>
      fightAlike(modePosition(onTerrain(draft, randomFrom(seed))), starter, numbers),
    ),
    { numRuns },
  );

test('L2 L3 L7 L8 L10 L12 L13 L14 L15 L16 L17 L21 R1 R2 R4 the engine fights every battle on terrain as the model does', () =>
  fightOnTerrain(80));

slowTest('battles on terrain', 20_000, 200, fightOnTerrain);
