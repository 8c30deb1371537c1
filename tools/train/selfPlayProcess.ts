import { writeFileSync, renameSync } from 'node:fs';
import { parametersIn } from '@hexfall/shared/ai/Network';
import { bytesOf, rowsOf } from './rows.js';
import { selfPlay } from './selfPlay.js';

/** A block of games that a process plays and writes. */
export interface Block {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  readonly file: string;
  readonly learned: { readonly all: Float32Array; readonly width: number } | null;
}

process.on('message', ({ seed, from, to, file, learned }: Block) => {
  const parameters = learned && parametersIn(learned.all, learned.width);
  const positions = [];
  for (let game = from; game < to; game++) positions.push(...selfPlay(seed, game, parameters));
  writeFileSync(`${file}.part`, bytesOf(rowsOf(positions)));
  renameSync(`${file}.part`, file);
  process.send!(file);
});
