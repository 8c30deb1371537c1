// Prints the turn that a computer player would play in a position: node bestTurn.mjs [FILE [LEVEL]]
import { readFileSync } from 'node:fs';
import { computerTurn } from 'hexfall/ai';
import { parsePosition } from 'hexfall/notation';
import { actingSeat, forecastBattle } from 'hexfall/rules';

const [file = new URL('../position.json', import.meta.url), level = 'commander'] = process.argv.slice(2);
const position = parsePosition(JSON.parse(readFileSync(file, 'utf8')));
if (!position.ok) throw new Error(`${position.error.path}: ${position.error.message}`);

const { table } = position.value;
const seat = actingSeat(table);
if (seat === null) throw new Error('The match is over.');
const { intents, aim } = computerTurn({ table, seat, level, seed: 1 });
console.log(JSON.stringify({ seat, intents, aim, battleNow: forecastBattle(table, seat).hq }));
