import { startBattleSvg } from '../../../client/src/board/startBattle.js';

interface Group {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly isHidden: boolean;
}

const GROUP = /<g data-kind="(\w+)" data-from="(\d+)" data-to="(\d+)"([^>]*)>/g;

const groupsOf = (svg: string): Group[] =>
  [...svg.matchAll(GROUP)].map(([, kind = '', from, to, rest = '']) => ({
    kind,
    from: Number(from),
    to: Number(to),
    isHidden: rest.includes('display="none"'),
  }));

describe('the battle on the start page', () => {
  const svg = startBattleSvg();
  const groups = groupsOf(svg);
  const frames = (/data-times="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);

  test('has several phases, and shows each frame long enough to be seen', () => {
    const phases = groups.filter(({ kind }) => kind === 'phase');
    expect(phases.length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...frames)).toBeGreaterThanOrEqual(500);
  });

  test('is its first frame where nothing plays it: what comes later is hidden, and nothing else', () => {
    for (const group of groups) expect(group.isHidden).toBe(group.from > 0);
    expect(groups.filter(({ kind, from }) => kind === 'shot' && from === 0)).toEqual([]);
  });

  test('everything is shown in a run of frames that exist', () => {
    for (const { from, to } of groups) {
      expect(from).toBeLessThan(to);
      expect(to).toBeLessThanOrEqual(frames.length);
    }
  });

  test('attacks fly along the hexes between attacker and target, and units leave the board', () => {
    const ways = [...svg.matchAll(/data-way="([^"]*)"/g)].map(([, way = '']) => way.split(' '));
    expect(ways.length).toBe(groups.filter(({ kind }) => kind === 'shot').length);
    expect(Math.min(...ways.map((way) => way.length))).toBeGreaterThanOrEqual(2);
    const fallen = groups.filter(({ kind, from, to }) => kind === 'unit' && from === 0 && to < frames.length);
    expect(fallen.length).toBeGreaterThanOrEqual(3);
  });

  test('does not ask anybody for anything: no style, no script, no address', () => {
    expect(svg).not.toMatch(/<style|<script|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  });
});
