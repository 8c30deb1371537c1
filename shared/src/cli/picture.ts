import { lastBattleSpan, type MatchStep } from '../inspect/battleSpan.js';
import { pictureWords } from '../locales/readTexts.js';
import { isLanguage, LANGUAGES } from '../model/languages.js';
import { type Moment, momentNumber } from '../model/moment.js';
import { fail, ok, type Result } from '../model/result.js';
import type { Table } from '../model/state.js';
import { playTo } from '../notation/moment.js';
import { parsePosition } from '../notation/parsePosition.js';
import { isObject } from '../notation/readers.js';
import { beginningOf, parseRecord } from '../notation/record.js';
import { PICTURE_SIZE } from '../picture/frame.js';
import { positionSvg, positionTitle } from '../picture/positionSvg.js';
import { battleFilm, FILM_SIZE } from '../picture/replay/battleFilm.js';
import { fightByDefault } from '../rules/battle/fightBattle.js';
import { badOption, type CliAnswer, type CliError, failure, readArgs } from './call.js';
import { parseDocument } from './documents.js';

/** What `picture` needs of the world outside. */
export interface PictureIo {
  /** The text of a file; `-` is standard input. */
  readonly text: (file: string) => Promise<string>;
  readonly save: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Makes a PNG of an SVG document; missing where nothing can. */
  readonly toPng?: ((svg: string) => Promise<Uint8Array>) | undefined;
}

const OPTIONS = {
  svg: { type: 'boolean' },
  film: { type: 'boolean' },
  out: { type: 'string' },
  turn: { type: 'string' },
  step: { type: 'string' },
  title: { type: 'string' },
  names: { type: 'string' },
  language: { type: 'string' },
} as const;

/** A table to be drawn, and how it came to be. */
interface Drawn {
  readonly table: Table;
  /** Every intent up to it; null for a position. */
  readonly steps: readonly MatchStep[] | null;
}

const recorded = (json: unknown, moment: Moment | null): Result<Drawn, CliError> => {
  const parsed = parseRecord(json);
  if (!parsed.ok) return parsed;
  const { intents } = parsed.value;
  const start = beginningOf(parsed.value);
  if (!start.ok) return failure(start.error.code, start.error.message);
  const steps: MatchStep[] = [];
  const played = playTo(start.value, intents, moment, (before, events) => steps.push({ before, events }));
  if (played.ok) return ok({ table: played.value.table, steps });
  const { code, message, index } = played.error;
  return fail({ code, message, path: index === null ? '' : `/intents/${index}` });
};

const isRecord = (json: unknown): boolean => isObject(json) && Object.hasOwn(json, 'intents') && Object.hasOwn(json, 'seed');

const drawnIn = (json: unknown, moment: Moment | null): Result<Drawn, CliError> => {
  if (isRecord(json)) return recorded(json, moment);
  if (moment) return failure('bad-option', '--turn and --step are for match records.');
  const position = parsePosition(json);
  return position.ok ? ok({ table: position.value.table, steps: null }) : position;
};

/** Returns the last battle of a match, or the one that the player on turn would start in a position; null if there is none. */
const filmOf = ({ table, steps }: Drawn, described: string): string | null => {
  if (steps === null) {
    const mayFight = table.outcome === null && table.battle === null && table.turn.phase !== 'setup';
    return mayFight ? battleFilm(table, fightByDefault(table, table.turn.player).events, described) : null;
  }
  const span = lastBattleSpan(steps);
  const before = span && steps[span.first]?.before;
  if (!before) return null;
  return battleFilm(
    before,
    steps.slice(span.first, span.last + 1).flatMap(({ events }) => events),
    described,
  );
};

const numberIn = (name: string, text: string | undefined): Result<number | null, CliError> => {
  if (text === undefined) return ok(null);
  const number = momentNumber(text);
  return number === null ? badOption(name, 'a number') : ok(number);
};

const momentIn = (turnText: string | undefined, stepText: string | undefined): Result<Moment | null, CliError> => {
  const [turn, step] = [numberIn('turn', turnText), numberIn('step', stepText)];
  if (!turn.ok) return turn;
  if (!step.ok) return step;
  if (turn.value === null) return step.value === null ? ok(null) : failure('bad-option', '--step is for a moment: --turn names its turn.');
  return ok({ turn: turn.value, step: step.value ?? 0 });
};

/** The name of the picture if none is given: that of the document with another ending. */
const nameFor = (file: string, ending: string): string => `${file === '-' ? 'picture' : file.replace(/\.[^./\\]*$/, '')}.${ending}`;

/** `picture`: writes a position, or a moment of a match record, as PNG or SVG; with `--film` its battle as an animated SVG. */
export const picture = async (args: readonly string[], io: PictureIo): Promise<CliAnswer> => {
  const parsed = readArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) return failure('usage', 'Exactly one FILE is expected: hexfall picture FILE.');
  const language = values.language ?? 'en';
  if (!isLanguage(language)) return badOption('language', LANGUAGES.join(', '));
  const moment = momentIn(values.turn, values.step);
  if (!moment.ok) return moment;
  const json = parseDocument(await io.text(file));
  if (!json.ok) return json;
  const drawn = drawnIn(json.value, moment.value);
  if (!drawn.ok) return drawn;
  const { table } = drawn.value;
  const look = { title: values.title ?? '', names: values.names?.split(',') ?? [], words: pictureWords(language) };
  const isFilm = values.film ?? false;
  const svg = isFilm ? filmOf(drawn.value, positionTitle(table, look)) : positionSvg(table, look);
  if (svg === null) return failure('no-battle', 'No battle has been fought up to there, and none can be.');
  if (isFilm && values.out?.endsWith('.png')) return badOption('out', 'a name of an SVG file');
  const isSvg = isFilm || (values.svg ?? values.out?.endsWith('.svg') ?? false);
  const out = values.out ?? nameFor(file, isSvg ? 'svg' : 'png');
  const content = isSvg ? svg : await io.toPng?.(svg);
  if (content === undefined) return failure('no-png', 'PNG needs the built server: npm run build, or --svg.');
  try {
    await io.save(out, content);
  } catch (error) {
    return failure('unwritable-file', error instanceof Error ? error.message : String(error));
  }
  return ok({ file: out, ...(isFilm ? FILM_SIZE : PICTURE_SIZE) });
};
