import { type CliAnswer, failure, printed } from '@hexfall/shared/cli/call';
import { arena } from './arena.js';
import { collectMoves } from './mining/collectMoves.js';
import { collectPuzzles } from './mining/collectPuzzles.js';
import { mine } from './mining/mine.js';
import { mineMoves } from './mining/mineMoves.js';
import { reviewStudy } from './review/reviewStudy.js';
import { train } from './train/train.js';
import { TOOLS_USAGE } from './usage.js';

const write = (text: string): void => void process.stdout.write(text);

const TOOLS: Readonly<Record<string, (args: readonly string[]) => CliAnswer | Promise<CliAnswer>>> = {
  arena,
  'best-moves': collectMoves,
  mine: (args) => mine(args, write),
  'mine-moves': (args) => mineMoves(args, write),
  puzzles: collectPuzzles,
  'review-study': reviewStudy,
  train: (args) => train(args, write),
};

const [name = '', ...args] = process.argv.slice(2);
const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
if (name === '--help' || args.includes('--help')) write(TOOLS_USAGE);
else {
  const answer = tool
    ? await tool(args)
    : failure('unknown-tool', `The tools are ${Object.keys(TOOLS).join(', ')}; --help says what they do.`);
  write(printed(answer));
  if (!answer.ok) process.exitCode = 2;
}
