import fc from 'fast-check';
import { pileOf } from '@hexfall/shared/content/catalog';
import type { GameState } from '@hexfall/shared/model/state';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { applyEdit } from '../../../client/src/sandbox/applyEdit.js';
import { drawnHand, readyToPlay } from '../../../client/src/sandbox/readyToPlay.js';
import { builtState, plainState } from './support/randomEdits.js';

const withMutant = (): GameState => applyEdit(plainState(), { do: 'addUnit', seat: 0, tile: 'borgo/mutant', at: [0, 0], rot: 0 });

describe('a position to be played on', () => {
  test('has the tiles in its piles that are nowhere else, and a hand for the player on turn', () => {
    const { table, piles } = readyToPlay(withMutant());
    const onBoard = table.board.flatMap((unit) => (unit?.owner === 0 && unit.tile !== 'borgo/hq' ? [unit.tile] : []));
    const { hand } = table.players[0]!;
    expect(hand).toHaveLength(3);
    expect([...onBoard, ...hand, ...piles[0]!].sort()).toEqual(pileOf('borgo').sort());
  });

  test('draws the same tiles every time, and others from another position', () => {
    expect(readyToPlay(withMutant())).toEqual(readyToPlay(withMutant()));
    expect(readyToPlay(withMutant()).piles[1]).not.toEqual(readyToPlay(plainState()).piles[1]);
  });

  test('keeps the hand and the pile of the position', () => {
    const told = applyEdit(plainState(), { do: 'addToHand', seat: 0, tile: 'borgo/battle' });
    expect(readyToPlay(told).table.players[0]?.hand).toEqual(['borgo/battle']);
    const pile = ['borgo/mutant'] as const;
    expect(readyToPlay({ ...told, piles: [pile, null] }).piles[0]).toEqual(pile);
  });

  test('tells the hand it has drawn, and whether the pile was known', () => {
    const drawn = (state: GameState) => drawnHand(state, readyToPlay(state));
    expect(drawn(withMutant())).toEqual({ tiles: readyToPlay(withMutant()).table.players[0]?.hand, isRandom: true });
    expect(drawn({ ...withMutant(), piles: [['borgo/mutant'], null] })).toEqual({ tiles: ['borgo/mutant'], isRandom: false });
    expect(drawn(applyEdit(plainState(), { do: 'addToHand', seat: 0, tile: 'borgo/battle' }))).toBeNull();
  });

  test('can be played unless the match is over', () => {
    fc.assert(
      fc.property(builtState, (state) => {
        const { table: ready } = readyToPlay(state);
        expect(legalIntents(ready, ready.turn.player).length > 0).toBe(ready.outcome === null);
      }),
    );
  });
});
