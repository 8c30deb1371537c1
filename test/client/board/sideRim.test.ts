import { DEFAULT_OPTIONS, type Mode } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { type SideRim, sideRims } from '@hexfall/shared/picture/sideRim';

const ARMIES: readonly ArmyId[] = ['borgo', 'outpost', 'moloch', 'hegemony'];

const rims = (mode: Mode, players: number, me: Seat | null): readonly SideRim[] =>
  sideRims({ options: { ...DEFAULT_OPTIONS, mode }, players: ARMIES.slice(0, players).map((army) => ({ army })) }, me);

test('in a duel one side is mine and the other the enemy’s', () => {
  expect(rims('duel', 2, 0)).toEqual(['own', 'enemy']);
  expect(rims('duel', 2, 1)).toEqual(['enemy', 'own']);
});

test('a partner is an ally, both enemies have one rim', () => {
  expect(rims('team', 4, 1)).toEqual(['ally', 'own', 'enemy', 'enemy']);
  expect(rims('one-vs-two', 3, 2)).toEqual(['enemy', 'ally', 'own']);
});

test('where everyone is alone each enemy has a rim of its own, the same for as long as the match lasts', () => {
  expect(rims('deathmatch', 4, 0)).toEqual(['own', 'enemy', 'enemy-2', 'enemy-3']);
  expect(rims('deathmatch', 4, 2)).toEqual(['enemy', 'enemy-2', 'own', 'enemy-3']);
});

test('who watches sees the sides, and no partner apart', () => {
  expect(rims('team', 4, null)).toEqual(['own', 'own', 'enemy', 'enemy']);
  expect(rims('duel', 2, null)).toEqual(['own', 'enemy']);
});

test('P2: a unit without an owner has no rim', () => {
  expect(rims('duel', 2, 0)[NOBODY]).toBeUndefined();
});
