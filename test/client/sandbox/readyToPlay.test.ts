import fc from 'fast-check';
import { pileOf } from '@hexfall/shared/content/catalog';
import type { Table } from '@hexfall/shared/model/state';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { readyToPlay } from '../../../client/src/sandbox/readyToPlay.js';
import { edited } from '../../../client/src/sandbox/edited.js';
import { builtTable, plainTable } from './support/randomEdits.js';

const withMutant = (): Table => edited(plainTable(), { do: 'put', seat: 0, tile: 'borgo/mutant', at: [0, 0], rot: 0 });

describe('a position to be played on', () => {
  test('has the tiles in its piles that are nowhere else, and a hand for whoever is on turn', () => {
    const { players, board } = readyToPlay(withMutant());
    const onBoard = board.flatMap((unit) => (unit?.owner === 0 && unit.tile !== 'borgo/hq' ? [unit.tile] : []));
    const { hand, pile } = players[0]!;
    if (typeof pile === 'number') throw new Error('the pile is not known');
    expect(hand).toHaveLength(3);
    expect([...onBoard, ...hand, ...pile].sort()).toEqual(pileOf('borgo').sort());
  });

  test('draws the same tiles every time, and others from another position', () => {
    expect(readyToPlay(withMutant())).toEqual(readyToPlay(withMutant()));
    expect(readyToPlay(withMutant()).players[1]?.pile).not.toEqual(readyToPlay(plainTable()).players[1]?.pile);
  });

  test('keeps the hand and the pile that the position tells', () => {
    const told = edited(plainTable(), { do: 'give', seat: 0, tile: 'borgo/battle' });
    expect(readyToPlay(told).players[0]?.hand).toEqual(['borgo/battle']);
    const pile = ['borgo/mutant'] as const;
    const known: Table = { ...told, players: told.players.map((player) => ({ ...player, pile })) };
    expect(readyToPlay(known).players[0]?.pile).toEqual(pile);
  });

  test('can be played unless the match is over', () => {
    fc.assert(
      fc.property(builtTable, (table) => {
        const ready = readyToPlay(table);
        expect(legalIntents(ready, ready.turn.player).length > 0).toBe(ready.outcome === null);
      }),
    );
  });
});
