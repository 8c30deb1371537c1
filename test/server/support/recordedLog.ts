import { Writable } from 'node:stream';
import { type Level, type Logger, pino } from 'pino';

/** A line of the log of a server. */
export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** The lines of a log, read. */
export const linesOf = (text: string): LogLine[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LogLine);

/** A log from that level on, and what was written to it. */
export const recordedLog = (
  level: Level = 'info',
): { readonly log: Logger; readonly text: () => string; readonly lines: () => LogLine[] } => {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString());
      done();
    },
  });
  const text = (): string => written.join('');
  return { log: pino({ level }, stream), text, lines: () => linesOf(text()) };
};
