import { TILES } from '@hexfall/shared/content/catalog';
import { pictureWords } from '@hexfall/shared/locales/readTexts';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import type { PictureLook } from '@hexfall/shared/picture/frame';
import { lobbySvg } from '@hexfall/shared/picture/lobbySvg';
import { positionSvg } from '@hexfall/shared/picture/positionSvg';
import { SvgPen } from '@hexfall/shared/picture/SvgPen';
import { drawHandTile } from '@hexfall/shared/picture/tile/drawTile';
import { DETAILS } from '@hexfall/shared/picture/tile/pen';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { setupOf } from '../support/modeMatches.js';
import { modePositionOf } from '../support/modePositions.js';
import { position } from '../support/play.js';
import { svgFaults } from './svgFaults.js';

const LOOK: PictureLook = { title: 'ABCDEF', names: ['Ann', 'Bob'], words: pictureWords('en') };

const titleIn = (svg: string): string => /<title>(.*?)<\/title>/.exec(svg)?.[1] ?? '';

const duel = (): Table => position({ players: ['borgo', 'moloch'], units: ['borgo/hq 0,0', 'moloch/hq 1,0 r1', 'moloch/blocker 0,1 w1'] });

/** How many elements draw something. */
const drawn = (svg: string): number => svg.split('<path ').length + svg.split('<use ').length;

describe('the picture of a position', () => {
  test.each(Array.from({ length: 24 }, (_, number) => number))('is a sound document in every mode (match %i)', (number) => {
    const table = modePositionOf(setupOf(number), randomFrom(number));
    expect(svgFaults(positionSvg(table, LOOK))).toEqual([]);
    expect(svgFaults(positionSvg(table, { ...LOOK, words: pictureWords('pl') }))).toEqual([]);
  });

  test('every tile of every army is drawn, with and without detail', () => {
    for (const detail of DETAILS) {
      for (const { key } of Object.values(TILES)) {
        const pen = new SvgPen();
        drawHandTile(pen, { tile: key, livery: 'borgo', duplicate: 1, rot: 2, detail });
        const svg = pen.document(10, 10, key);
        expect([key, svgFaults(svg)]).toEqual([key, []]);
        expect(drawn(svg)).toBeGreaterThan(12);
      }
    }
  });

  test('names and titles are no markup', () => {
    const evil = `</title><script>alert(1)</script>"'&\u0000\ud800`;
    const svg = positionSvg(duel(), { title: evil, names: [evil, evil], words: pictureWords('en') });
    expect(svgFaults(svg)).toEqual([]);
    expect(svg).not.toContain('<script');
    expect(titleIn(svg)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
  });

  test('needs nothing from outside: no font, no image, no link', () => {
    const svg = positionSvg(duel(), LOOK);
    expect(svg).not.toMatch(/<text|<image|<a |font-family|url\((?!#)|href="(?!#)|<style|<script/);
  });

  test('says in words what it shows, in both languages', () => {
    expect(titleIn(positionSvg(duel(), LOOK))).toMatch(/^Hexfall · ABCDEF · Turn \d+ · Ann – Bob$/);
    expect(titleIn(positionSvg(duel(), { ...LOOK, names: [], words: pictureWords('pl') }))).toMatch(
      new RegExp(`Tura \\d+ · Borgo – Moloch$`),
    );
  });

  test('a name that there are no letters for gives way to the army', () => {
    expect(titleIn(positionSvg(duel(), { ...LOOK, names: ['日本語', 'Żółć'] }))).toMatch(/Borgo – Żółć$/);
  });

  test('a unit more, a wound and a tile in a hand are seen', () => {
    const bare = positionSvg(duel(), LOOK);
    const table = duel();
    const [player] = table.players;
    if (!player) throw new Error('no player');
    const richer = { ...table, players: [{ ...player, hand: [...player.hand, 'borgo/mutant' as const] }, ...table.players.slice(1)] };
    expect(drawn(positionSvg(richer, LOOK))).toBeGreaterThan(drawn(bare));
    const hurt = { ...table, players: [{ ...player, hq: player.hq - 1 }, ...table.players.slice(1)] };
    expect(positionSvg(hurt, LOOK)).not.toBe(bare);
  });

  test('the order of the draw piles changes nothing', () => {
    const pictures = ['one seed', 'another'].map((seed) => {
      const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['borgo', 'moloch'], seed });
      if (!created.ok) throw new Error(created.error.message);
      return [positionSvg(created.value.table, LOOK), created.value.piles.flat().join()] as const;
    });
    expect(pictures[0]?.[1]).not.toBe(pictures[1]?.[1]);
    expect(pictures[0]?.[0]).toBe(pictures[1]?.[0]);
  });
});

describe('the picture of a table before its match', () => {
  test('shows who sits there, in any number of seats', () => {
    for (const army of [...ARMY_IDS, null]) {
      const seats = [{ name: '<b>Ann</b>', army }, null, { name: '', army: null }, { name: '日本', army: 'borgo' as const }];
      const svg = lobbySvg({ options: { ...DEFAULT_OPTIONS, mode: 'team' }, seats, host: null }, LOOK);
      expect(svgFaults(svg)).toEqual([]);
      expect(titleIn(svg)).toContain('Waiting for players · &lt;b&gt;Ann');
    }
  });
});
