/** O10: how time is limited, in one short text: see `readClock`. */
export type Clock = 'none' | `turn:${number}` | `game:${number}+${number}` | `hours:${number}` | `days:${number}`;

/** What a clock says. Times in milliseconds. */
export type TimeLimit =
  /** A time for each turn, and for all questions in each turn of another player. */
  | { readonly per: 'turn'; readonly limit: number }
  /** A time for the whole match, and an increment after each own turn. */
  | { readonly per: 'game'; readonly limit: number; readonly increment: number }
  /** Like `turn`, in hours or days by the calendar: it goes on while nobody looks at the table. */
  | { readonly per: 'days'; readonly limit: number };

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** The limits of each number in a clock: seconds in `turn`, `game` and `increment`. Beyond them a game is not playable. */
export const CLOCK_RANGES = { turn: [5, 3600], game: [30, 36_000], increment: [0, 600], hours: [1, 72], days: [1, 14] } as const;

const within = (text: string | undefined, [min, max]: readonly [number, number]): number | null => {
  const value = Number(text);
  return text !== undefined && value >= min && value <= max ? value : null;
};

const FORM = /^(?:turn:(?<turn>\d{1,5})|game:(?<game>\d{1,5})\+(?<increment>\d{1,5})|hours:(?<hours>\d{1,5})|days:(?<days>\d{1,5}))$/;

/**
 * Parses a clock: `turn:SECONDS` (5 to 3600), `game:SECONDS+INCREMENT` (30 to 36000, 0 to 600), `hours:HOURS` (1 to 72) or `days:DAYS` (1
 * to 14); null for `none` and for invalid ones.
 */
export const readClock = (text: string): TimeLimit | null => {
  const { turn, game, increment, hours, days } = FORM.exec(text)?.groups ?? {};
  const perTurn = within(turn, CLOCK_RANGES.turn);
  if (perTurn !== null) return { per: 'turn', limit: perTurn * SECOND_MS };
  const perHour = within(hours, CLOCK_RANGES.hours);
  if (perHour !== null) return { per: 'days', limit: perHour * HOUR_MS };
  const perDay = within(days, CLOCK_RANGES.days);
  if (perDay !== null) return { per: 'days', limit: perDay * DAY_MS };
  const [base, more] = [within(game, CLOCK_RANGES.game), within(increment, CLOCK_RANGES.increment)];
  return base === null || more === null ? null : { per: 'game', limit: base * SECOND_MS, increment: more * SECOND_MS };
};

/** Whether a text is a clock. */
export const isClock = (text: string): text is Clock => text === 'none' || readClock(text) !== null;
