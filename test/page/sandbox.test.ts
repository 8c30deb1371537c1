import type { Hex } from '@hexfall/shared/hex/cells';
import type { Direction } from '@hexfall/shared/hex/direction';
import type { PositionJson } from '@hexfall/shared/notation/json';
import { codeOf } from '../browser/support/preparedTables.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { battleOnCommandLine, fightOut, openSandbox, passedOn, putTile, spokenAt, takeTool } from './support/sandbox.js';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 640 };

const unitAt = async (page: PageWindow, [q, r]: Hex) => (await passedOn(page)).position.units.find(({ at }) => at[0] === q && at[1] === r);

describe('the sandbox', () => {
  const server = pageServer();

  /** Follows a link to a position in a window of its own. */
  const positionOf = async (link: string): Promise<PositionJson> => {
    const page = await server.open(link.slice(server.url.length));
    await page.shown('.sandbox .hex');
    return (await passedOn(page)).position;
  };

  test('is reached from the start page, and copies the link to a position at one press', async () => {
    const page = await server.open('/');
    await page.click('.sandbox-link');
    await page.shown('.sandbox .hex');
    await putTile(page, 0, 'outpost/runner', [0, 0]);
    await page.click('[data-action="copy-link"]');
    await page.shown('.notice', { hasText: 'Link copied' });
    const { position } = await passedOn(page);
    expect(await positionOf(page.traces.copied[0]!)).toEqual(position);
  });

  test.each([DESK, PHONE])(
    'fights a position built by clicks as the command line does, and its link leads to it ($width×$height)',
    async (size) => {
      const page = await openSandbox(server, undefined, size);
      await putTile(page, 0, 'outpost/runner', [0, 0]);
      await putTile(page, 0, 'outpost/medic', [-1, 0]);
      await putTile(page, 1, 'moloch/blocker', [0, -1]);
      await page.click('[data-action="wound-more"]');
      await putTile(page, 1, 'moloch/clown', [0, 1]);
      await page.click('[data-action="turn-right"]');
      await page.click('[data-seat="1"] [data-action="life-less"]');
      await page.click('[data-action="let-go"]');
      const { link, position } = await passedOn(page);
      expect(position.units).toHaveLength(6);
      expect(position.units).toContainEqual({ army: 'moloch', tile: 'blocker', at: [0, -1], rot: 0, wounds: 1 });
      expect(position.units).toContainEqual({ army: 'moloch', tile: 'clown', at: [0, 1], rot: 1 });
      expect(position.players[1]?.hq).toBe(19);

      const answers = await fightOut(page);
      expect(answers.length).toBeGreaterThan(0);
      await page.click('.desk [data-action="keep"]');
      const fought = await battleOnCommandLine(position, answers);
      expect(fought.done).toBe(true);
      expect((await passedOn(page)).position).toEqual(fought.position);
      expect(await positionOf(link)).toEqual(position);
    },
  );

  test('goes back to the position from before the battle, and step by step to the beginning', async () => {
    const page = await openSandbox(server);
    const beginning = (await passedOn(page)).position;
    await putTile(page, 0, 'outpost/runner', [0, 0]);
    await putTile(page, 1, 'moloch/hunter-killer', [0, -1]);
    await page.click('[data-action="let-go"]');
    const { position } = await passedOn(page);
    await fightOut(page);
    await page.click('.desk [data-action="back"]');
    expect((await passedOn(page)).position).toEqual(position);
    for (let steps = 0; steps < 2; steps++) await page.click('[data-action="undo"]');
    expect((await passedOn(page)).position).toEqual(beginning);
    await page.click('[data-action="redo"]');
    expect((await passedOn(page)).position.units).toHaveLength(3);
  });

  test('is worked by keys alone', async () => {
    const page = await openSandbox(server);
    await page.focus('[data-tile="outpost/runner"]');
    await page.press('Enter');
    await page.focus('.hex[tabindex="0"]');
    await page.press('ArrowDown');
    await page.press('Enter');
    await page.press('e');
    expect(await unitAt(page, [0, 1])).toEqual({ army: 'outpost', tile: 'runner', at: [0, 1], rot: 1 });
    await page.focus('[data-hex="0,1"]');
    await page.press('Delete');
    expect(await unitAt(page, [0, 1])).toBeUndefined();
    await page.press('Control+z');
    expect(await unitAt(page, [0, 1])).toBeDefined();
    await page.press('Control+y');
    expect(await unitAt(page, [0, 1])).toBeUndefined();
  });

  test('turns a unit that is dragged to an edge of its hex, and moves one that is dragged beyond', async () => {
    const page = await openSandbox(server);
    await putTile(page, 0, 'outpost/runner', [0, 0]);
    const drag = async (direction: Direction, over: Hex): Promise<void> => {
      for (const stage of ['start', 'move', 'end'] as const) page.board.gestures.onDrag?.({ stage, from: [0, 0], direction, over });
      await page.settle();
    };
    await drag(3, [0, 0]);
    expect((await unitAt(page, [0, 0]))?.rot).toBe(3);
    await drag(3, [0, 1]);
    expect(await unitAt(page, [0, 1])).toMatchObject({ tile: 'runner', rot: 3 });
  });

  test('L1: paints terrain with a turret and prizes on it, by keys too, and fights on it', async () => {
    const page = await openSandbox(server);
    await page.click('[data-action="switch-palette"]');
    await page.eventually(() => expect(page.all('.hex')).toHaveLength(37));
    await takeTool(page, 'bunker');
    await page.click('[data-feature="fortress"]');
    await page.point([0, 0]);
    await page.point([0, 1]);
    await takeTool(page, 'machine-gun');
    await page.point([0, 0]);
    await page.click('[data-action="turn-right"]');
    await takeTool(page, 'warehouse');
    await page.point([3, 0]);
    await takeTool(page, 'accelerator');
    await page.point([3, 0]);
    await page.click('[data-action="lock-more"]');
    await page.focus('[data-tool="water"]');
    await page.press('Enter');
    await page.focus('.hex[tabindex="0"]');
    await page.press('Enter');
    await page.press('Control+z');
    await page.click('[data-action="let-go"]');
    await page.click('[data-action="switch-palette"]');
    await page.eventually(() => expect(page.all('.hex')).toHaveLength(20));
    await putTile(page, 0, 'outpost/runner', [0, 1]);
    const { position } = await passedOn(page);
    expect(position.terrain).toEqual([
      { type: 'bunker', features: ['fortress'], hexes: [[0, 0], [0, 1]] }, // prettier-ignore
      {
        type: 'warehouse',
        features: [],
        hexes: [[3, 0]],
        prizes: [{ at: [3, 0], opens: 3, wounds: 0, markers: ['accelerator'] }],
      },
    ]);
    expect(position.turrets).toEqual([{ at: [0, 0], rot: 1, initiative: [2], ranged: { 0: 1 }, spares: [] }]);
    expect(position.units).toContainEqual({ army: 'outpost', tile: 'runner', at: [0, 1], rot: 1 });
    await page.click('[data-action="let-go"]');
    await fightOut(page);
  });

  test('L17, R1, R3: turrets, warehouses, units and players get and lose by buttons', async () => {
    const page = await openSandbox(server);
    await putTile(page, 0, 'outpost/runner', [-1, 0]);
    await page.click('[data-action="let-go"]');
    await page.click('[data-action="switch-palette"]');
    await takeTool(page, 'bunker');
    await page.point([0, 0]);
    await takeTool(page, 'machine-gun');
    await page.point([0, 0]);
    await page.click('[data-action="initiative-more"]');
    await takeTool(page, 'warehouse');
    await page.point([0, 1]);
    await takeTool(page, 'accelerator');
    for (let prizes = 0; prizes < 3; prizes++) await page.point([0, 1]);
    await page.click('[data-action="lock-less"]');
    await page.click('[data-action="take-prize-accelerator"]');
    await takeTool(page, 'mobility');
    await page.click('[data-action="award"]');
    await page.click('[data-action="award"]');
    for (let prizes = 0; prizes < 2; prizes++) await page.point([-1, 0]);
    await page.click('[data-action="take-prize-mobility"]');
    await page.click('[data-action="let-go"]');
    await page.click('[data-action="switch-palette"]');
    await page.click('[data-tile="outpost/brawler"]');
    await page.click('[data-action="give"]');
    const { position } = await passedOn(page);
    expect(position.turrets?.[0]?.initiative).toEqual([3]);
    const [warehouse] = position.terrain!.filter(({ type }) => type === 'warehouse');
    expect(warehouse?.prizes).toMatchObject([{ opens: 1, markers: ['accelerator', 'accelerator'] }]);
    expect(position.units).toContainEqual({ army: 'outpost', tile: 'runner', at: [-1, 0], rot: 0, prizes: ['mobility'] });
    expect(position.players[0]).toMatchObject({ army: 'outpost', hand: ['brawler'], prizes: ['mobility', 'mobility'] });
  });

  test('says what is wrong with a pasted text, and opens one that is right as a step to be undone', async () => {
    const page = await openSandbox(server);
    const { position } = await passedOn(page);
    const paste = async (text: string): Promise<void> => {
      if (page.all('dialog').length === 0) await page.click('[data-action="pass"]');
      await page.click('textarea[name="position"]');
      await page.fill('textarea[name="position"]', '');
      await page.paste(text);
      await page.click('[data-action="open"]');
    };
    await paste('{ "format": 1');
    await page.shown('.problem', { hasText: 'neither a link to a position nor JSON' });
    await paste(JSON.stringify({ ...position, players: [{ army: 'outpost' }, { army: 'nobody' }] }));
    await page.shown('.problem', { hasText: '/players/1/army' });
    const players = [
      { army: 'outpost', hq: 3 },
      { army: 'moloch', hq: 20 },
    ];
    await paste(JSON.stringify({ ...position, players }));
    await page.gone('dialog');
    await page.eventually(() => expect(page.text('[data-seat="0"] output')).toBe('3'));
    await page.click('[data-action="undo"]');
    expect((await passedOn(page)).position).toEqual(position);
  });

  test('asks what to do with a record, as long as that is what is written', async () => {
    await server.prepare('over');
    const record = await (await fetch(`${server.url}/api/matches/${codeOf('over')}/record`)).text();
    const page = await openSandbox(server);
    await page.click('[data-action="pass"]');
    await page.click('textarea[name="position"]');
    await page.paste(record);
    await page.click('[data-action="open"]');
    await page.shown('[data-action="open-last"]');
    await page.fill('textarea[name="position"]', 'x');
    await page.shown('[data-action="open"]');
    expect(page.all('[data-action="open-last"]')).toHaveLength(0);
  });

  test('gives no HQ more than it can have', async () => {
    const page = await openSandbox(server);
    const more = (): HTMLButtonElement => page.get('[data-seat="0"] [data-action="life-more"]') as HTMLButtonElement;
    expect(more().disabled).toBe(true);
    await page.click('[data-seat="0"] [data-action="life-less"]');
    expect(more().disabled).toBe(false);
    await page.click(more());
    expect([page.text('[data-seat="0"] output'), more().disabled]).toEqual(['20', true]);
  });

  test('plus and minus wound the unit that is chosen, and enlarge the board where none is', async () => {
    const page = await openSandbox(server);
    await putTile(page, 1, 'moloch/blocker', [0, 0]);
    await page.press('+');
    expect([(await unitAt(page, [0, 0]))?.wounds, page.board.zoom]).toEqual([1, 1]);
    await page.click('[data-action="let-go"]');
    await page.press('+');
    expect((await unitAt(page, [0, 0]))?.wounds).toBe(1);
    expect(page.board.zoom).toBeGreaterThan(1);
  });

  test('says that a link is damaged', async () => {
    const page = await server.open('/sandbox#p=broken');
    await page.shown('.notice', { hasText: 'damaged' });
  });

  test('lets a position be played on with the tiles that are left', async () => {
    const page = await openSandbox(server);
    await page.click('[data-action="play"]');
    await page.eventually(() => expect(page.all('.hand-tile')).toHaveLength(3));
    await page.click('.hand-tile');
    await page.click('[data-action="discard"]');
    await page.click('[data-action="end-turn"]');
    await page.shown('.todo-army', { hasText: 'Moloch' });
    await page.click('.top-bar [data-action="back"]');
    await page.shown('.palette');
  });

  test('says the hand that the best turn or playing on has drawn', async () => {
    const page = await openSandbox(server);
    await page.click('[data-action="best-turn"]');
    await page.shown('.plan-note', { hasText: /^With a random hand: / });
    expect(page.text('[data-spoken="plan"]')).toContain(page.text('.plan-note'));
    const note = page.text('.plan-note');
    await page.click('[data-action="play"]');
    await page.shown('.notice', { hasText: note });
  });

  test('keeps the names of hexes while terrain is chosen, and calls those beside the board by their neighbors', async () => {
    const page = await openSandbox(server);
    const before = page.all('.hex').map((hex) => [hex.dataset['hex'], hex.getAttribute('aria-label')]);
    await page.click('[data-action="switch-palette"]');
    await page.eventually(() => expect(page.all('.hex')).toHaveLength(37));
    expect(before.map(([hex]) => [hex, spokenAt(page, hex!)])).toEqual(before);
    const beside = page.all('.hex').map((hex) => hex.getAttribute('aria-label')!.replace(/; .*/, '')); // prettier-ignore
    expect(new Set(beside).size).toBe(37);
    expect(spokenAt(page, '0,-3')).toBe('beside C1, north, empty');
  });

  test('has four armies on the large board', async () => {
    const page = await openSandbox(server, undefined, PHONE);
    await page.click('[data-action="setup"]');
    await page.click('.choice:has(input[value="team"]) input');
    await page.click('.choice:has(input[value="expanded"]) input');
    await page.click('dialog [data-action="done"]');
    await page.eventually(() => expect(page.all('.hex')).toHaveLength(37));
    await putTile(page, 3, 'hegemony/ganger', [3, 0]);
    expect(await unitAt(page, [3, 0])).toMatchObject({ army: 'hegemony', tile: 'ganger' });
  });
});
