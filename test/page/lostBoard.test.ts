import { carryOut } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';

describe('a board whose WebGL is taken away for good', () => {
  const server = pageServer();

  test('is replaced by one without it, and a turn can be played on that', async () => {
    const page = await server.openPrepared('turn');
    await tableShown(page);
    const lost = page.board;
    expect(lost.usesWebGl).toBe(true);
    lost.gestures.onLost?.();
    await page.eventually(() => expect(page.window.board?.usesWebGl).toBe(false));
    await tableShown(page);
    expect(page.board.model).toEqual(lost.model);
    const { seq, legal } = page.probe;
    await carryOut(page, legal[0]!);
    await page.untilShown(seq + 1);
    expect(page.traces.problems).toEqual([]);
  });
});
