import { describeEvents } from '../../inspect/describeEvents.js';
import type { GameEvent } from '../../model/event.js';
import type { Table } from '../../model/state.js';
import { animationSvg } from './animationSvg.js';
import { buildReplay } from './buildReplay.js';

/** How long a fade takes, in milliseconds. */
const FADE_MS = 220;

const GROUP = /<g data-kind="\w+" data-from="(\d+)" data-to="(\d+)"[^>]*>/g;

/** A time of the film as `keyTimes` expects it: from 0 to 1. */
const share = (ms: number, whole: number): string => String(Math.round((1e5 * ms) / whole) / 1e5);

/** When something is seen, as an element of its group. Of several frames that show it only the ends are seen. */
const animate = (from: number, to: number, whole: number): string => {
  const steps: readonly (readonly [ms: number, opacity: 0 | 1])[] = [
    ...(from > 0 ? ([[0, 0], [from, 0], [from + FADE_MS, 1]] as const) : ([[0, 1]] as const)), // prettier-ignore
    ...(to < whole ? ([[to, 1], [to, 0], [whole, 0]] as const) : ([[whole, 1]] as const)), // prettier-ignore
  ];
  const [values, times] = [steps.map(([, opacity]) => opacity).join(';'), steps.map(([ms]) => share(ms, whole)).join(';')];
  return `<animate attributeName="opacity" values="${values}" keyTimes="${times}" dur="${whole}ms" repeatCount="indefinite"/>`;
};

/**
 * Animates a picture of `animationSvg` in a loop, wherever SVG is shown.
 * Viewers without animation show the first frame.
 */
export const filmSvg = (svg: string): string => {
  const times = (/data-times="([\d ]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const starts = times.map((_, frame) => times.slice(0, frame).reduce((sum, ms) => sum + ms, 0));
  const whole = times.reduce((sum, ms) => sum + ms, 0);
  const startOf = (frame: string | undefined): number => starts[Number(frame)] ?? whole;
  return svg.replace(GROUP, (_, from?: string, to?: string) => {
    const isFirst = Number(from) === 0;
    return `<g${isFirst ? '' : ' opacity="0"'}>${animate(startOf(from), startOf(to), whole)}`;
  });
};

/** Of the picture, in pixels: as broad as a board with its frame. */
export const FILM_SIZE = { width: 600, height: 646 } as const;

/**
 * Draws a battle, or an instant, as an animated SVG document; null if there is nothing to show.
 * @param before the table before the first of the events.
 * @param described its content, in words without markup.
 */
export const battleFilm = (before: Table, events: readonly GameEvent[], described: string): string | null => {
  const replay = buildReplay(describeEvents(before, events));
  return replay.frames.length === 0 ? null : filmSvg(animationSvg(before, replay, FILM_SIZE, described));
};
