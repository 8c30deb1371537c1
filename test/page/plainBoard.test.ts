import { pageServer, tableShown } from './support/pageServer.js';
import { carryOut } from './support/hands.js';
import type { WindowOptions } from './support/LoadedPage.js';

const WITHOUT_WEBGL: WindowOptions = { prepare: (window) => void (window.hasNoWebGl = true) };

describe('without WebGL', () => {
  const server = pageServer();

  test('the board is there as a picture, says so, and a turn can be played on it', async () => {
    const page = await server.openPrepared('turn', WITHOUT_WEBGL);
    await tableShown(page);
    expect(page.all('.board-host img').length).toBe(2);
    await page.click('[data-action="plain-board"]');
    expect(page.text('dialog')).toMatch(/WebGL.*Reload the page.*hardware acceleration/);
    await page.press('Escape');
    const { seq, legal } = page.probe;
    await carryOut(page, legal[0]!);
    await page.untilShown(seq + 1);
    expect(page.traces.problems).toEqual([]);
  });
});

describe('with WebGL', () => {
  const server = pageServer();

  test('what is drawn with is taken away for good: the picture takes its place', async () => {
    const page = await server.openPrepared('turn');
    await tableShown(page);
    expect(page.all('.plain-board')).toEqual([]);
    page.board.gestures.onLost?.();
    await page.shown('[data-action="plain-board"]');
    await tableShown(page);
    expect(page.all('.board-host img').length).toBe(2);
    expect(page.window.board).toBeUndefined();
  });
});
