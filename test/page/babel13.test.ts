import type { PositionJson } from '@hexfall/shared/notation/json';
import { pageServer } from './support/pageServer.js';
import { battleOnCommandLine, fightOut, openSandbox, passedOn, spokenAt } from './support/sandbox.js';

/** A battle with a question of each kind: whom the Sharpshooter hits, where the rocket flies and who gets the marker. */
const BATTLE: PositionJson = {
  format: 1,
  options: { mode: 'duel' },
  players: [
    { army: 'new-york', hand: ['mine'], pile: 5 },
    { army: 'neojungle', pile: 5 },
  ],
  turn: { player: 0 },
  foundations: [{ army: 'neojungle', tile: 'roots', at: [1, 0] }],
  units: [
    { army: 'new-york', tile: 'hq', at: [-2, 0], rot: 0 },
    { army: 'new-york', tile: 'sharpshooter', at: [-1, 2], rot: 1 },
    { army: 'new-york', tile: 'rocket-launcher', at: [-1, 1], rot: 0 },
    { army: 'new-york', tile: 'pusher', at: [-1, -1], rot: 0, venom: ['neojungle'] },
    { army: 'neojungle', tile: 'crusher', at: [0, 1], rot: 3 },
    { army: 'neojungle', tile: 'swarm', at: [1, 0], rot: 0 },
    { army: 'neojungle', tile: 'hq', at: [2, -1], rot: 0 },
    { army: 'neojungle', tile: 'slicer', at: [0, -1], rot: 5 },
  ],
};

describe('New York and Neojungle', () => {
  const server = pageServer();

  test('are fought with on the page as on the command line', async () => {
    const page = await openSandbox(server, BATTLE);
    const { position } = await passedOn(page);
    expect(position).toMatchObject({ foundations: BATTLE.foundations });
    const answers = await fightOut(page);
    expect(answers).toEqual(expect.arrayContaining([expect.stringMatching(/^1 0,1|^1 1,0/), expect.stringMatching(/^-?\d,-?\d\/\d$/)]));
    await page.click('.desk [data-action="keep"]');
    const fought = await battleOnCommandLine(position, answers);
    expect(fought.done).toBe(true);
    expect((await passedOn(page)).position).toEqual(fought.position);
  });

  test('lay a Mine, push by themselves, and pick a target on the board', async () => {
    const page = await openSandbox(server, BATTLE);
    await page.click('[data-action="play"]');
    await page.click('.hand [data-tile="new-york/mine"]');
    await page.point([1, -2]);
    await page.click('[data-action="confirm"]');
    await page.until(() => spokenAt(page, '1,-2').includes('Mine'));
    await page.point([-1, -1]);
    const [ability] = page.all('[data-ability="push"]');
    if (ability) await page.click(ability);
    await page.point([0, -1]);
    await page.click('[data-action="confirm"]');
    // Its owner is asked for one of two hexes; the Mine is one of them, and destroys it.
    await page.click('.answer[data-key="1,-2"]');
    await page.eventually(() => {
      expect(spokenAt(page, '1,-2')).not.toContain('Mine');
      expect(spokenAt(page, '0,-1')).not.toContain('Slicer');
    });
  });
});
