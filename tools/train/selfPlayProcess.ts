import { renameSync, writeFileSync } from 'node:fs';
import { type ParameterFile, parametersFrom } from '@hexfall/shared/ai/parameterFile';
import { bytesOf, rowsOf } from './rows.js';
import { selfPlay } from './selfPlay.js';

/** A block of games that a process plays and writes. */
export interface Block {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  readonly file: string;
  /** What the round before has taught; by hand in the first. */
  readonly learned: ParameterFile | null;
}

process.on('message', ({ seed, from, to, file, learned }: Block) => {
  const parameters = learned && parametersFrom(learned);
  const positions = [];
  for (let game = from; game < to; game++) positions.push(...selfPlay(seed, game, parameters));
  writeFileSync(`${file}.part`, bytesOf(rowsOf(positions)));
  renameSync(`${file}.part`, file);
  process.send!(file);
});
