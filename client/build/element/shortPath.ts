/** How many numbers each command of a path takes. */
const NUMBERS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 } as const;
type Command = keyof typeof NUMBERS;

const isCommand = (letter: string): letter is Command => letter in NUMBERS;

const SPACE = '[\\s,]*';
const LETTER = new RegExp(`${SPACE}([a-zA-Z])`, 'y');
const NUMBER = new RegExp(`${SPACE}([-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?)`, 'y');
/** The two flags of an arc may stand without a space between them. */
const FLAG = new RegExp(`${SPACE}([01])`, 'y');

/** A command of a path with absolute points; of an arc also its radii, angle and flags. */
export interface PathCommand {
  readonly command: Command;
  readonly values: readonly number[];
}

/** Reads the `d` of a path. Throws if it is none. */
export const readPath = (data: string): readonly PathCommand[] => {
  const commands: PathCommand[] = [];
  let place = 0;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = place;
    const found = pattern.exec(data);
    if (found) place = pattern.lastIndex;
    return found?.[1] ?? null;
  };
  let letter = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  while (data.slice(place).trim() !== '') {
    letter = take(LETTER) ?? letter;
    const command = letter.toUpperCase();
    if (!isCommand(command)) throw new Error(`no path: ${data.slice(place, place + 20)}`);
    const given = Array.from({ length: NUMBERS[command] }, (_, index) => {
      const found = take(command === 'A' && (index === 3 || index === 4) ? FLAG : NUMBER);
      if (found === null) throw new Error(`a number is missing: ${data.slice(place, place + 20)}`);
      return Number(found);
    });
    const [ox, oy] = letter === command ? [0, 0] : [x, y];
    const first = command === 'A' ? 5 : 0;
    const values = given.map((value, index) => {
      if (index < first) return value;
      const isX = command === 'V' ? false : (index - first) % 2 === 0;
      return value + (isX ? ox : oy);
    });
    if (command === 'Z') [x, y] = [startX, startY];
    else if (command === 'H') x = values[0] ?? x;
    else if (command === 'V') y = values[0] ?? y;
    else [x, y] = [values.at(-2) ?? x, values.at(-1) ?? y];
    if (command === 'M') [startX, startY] = [x, y];
    commands.push({ command, values });
    // What follows the first point of a path without a letter of its own are lines.
    if (command === 'M') letter = letter === 'M' ? 'L' : 'l';
  }
  return commands;
};

/** Numbers side by side: a minus sign needs no space before it. */
const joined = (values: readonly number[]): string => values.map((value) => String(value === 0 ? 0 : value)).join(' ').replaceAll(' -', '-'); // prettier-ignore

/** Writes a path with whole numbers relative to the point before: every point is at most half a unit from where it was. */
export const shortPath = (data: string): string => {
  let written = '';
  let last = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const { command, values } of readPath(data)) {
    if (command === 'Z') {
      written += 'z';
      [x, y, last] = [startX, startY, 'z'];
      continue;
    }
    const whole = values.map(Math.round);
    const [toX, toY] = command === 'H' ? [whole[0] ?? x, y] : command === 'V' ? [x, whole[0] ?? y] : [whole.at(-2) ?? x, whole.at(-1) ?? y];
    const isLine = command === 'L' || command === 'H' || command === 'V';
    const letter = !isLine ? command.toLowerCase() : toY === y ? 'h' : toX === x ? 'v' : 'l';
    const relative =
      command === 'A' ? [...values.slice(0, 5), toX - x, toY - y] : whole.map((value, index) => value - (index % 2 === 0 ? x : y));
    const numbers = joined(letter === 'h' ? [toX - x] : letter === 'v' ? [toY - y] : relative);
    const follows = letter === last || (letter === 'l' && last === 'm');
    written += follows ? (numbers.startsWith('-') ? numbers : ` ${numbers}`) : letter + numbers;
    [x, y, last] = [toX, toY, letter];
    if (command === 'M') [startX, startY] = [x, y];
  }
  return written;
};
