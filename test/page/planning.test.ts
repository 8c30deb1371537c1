import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { openSandbox, putTile } from './support/sandbox.js';

const QUIET = { motion: 'reduced', sound: false, film: 'skip' } as const;

const stepsOf = (page: PageWindow): readonly string[] => page.all('.plan-steps li').map(({ textContent }) => textContent);
const spokenOf = (page: PageWindow): string => page.text('[data-spoken="plan"]');

describe('planned turns', () => {
  const server = pageServer();

  const atTable = async (name: string): Promise<PageWindow> => {
    const page = await server.openPrepared(name, { remembers: QUIET });
    await tableShown(page);
    return page;
  };

  test('the best turn in the sandbox is shown, hidden by a change, and played', async () => {
    const page = await openSandbox(server, undefined, { remembers: QUIET });
    await putTile(page, 0, 'outpost/runner', [0, 0]);
    await page.click('[data-action="let-go"]');
    await page.click('[data-action="best-turn"]');
    await page.shown('.plan-panel');
    const steps = stepsOf(page);
    expect(steps.at(-1)).toMatch(/^(End the turn|Start a battle)\.$/);
    expect(page.text('.plan-outcome')).toMatch(/^If a battle started then: HQ of The Outpost .*HQ of Moloch /);
    expect(spokenOf(page)).toContain(steps[0]);
    expect(page.board.model?.planned?.units.length).toBeGreaterThan(0);

    await page.press('Control+z');
    await page.gone('.plan-panel');
    expect(page.board.model?.planned ?? null).toBeNull();
    await page.press('Control+y');
    await page.press('h');
    await page.shown('.plan-panel');
    await page.click('[data-action="plan-play"]');
    await page.gone('.plan-panel');
    await page.until(() => page.probe.table?.turn.player === 1);
    expect(page.probe.seq).toBe(steps.length);
    // The next player's turn can be planned as well.
    await page.until(() => !(page.get('[data-action="best-turn"]') as HTMLButtonElement).disabled);
    await page.press('h');
    await page.shown('.plan-panel h2', { hasText: 'Moloch' });
    await page.press('Escape');
    await page.gone('.plan-panel');
  });

  test('against a computer player a hint shows the next step, then the whole turn', async () => {
    const page = await atTable('turn');
    await page.click('[data-action="hint"]');
    await page.shown('.plan-panel');
    expect(stepsOf(page)).toHaveLength(1);
    const first = spokenOf(page);
    await page.press('h');
    await page.until(() => stepsOf(page).length > 1);
    expect(spokenOf(page)).not.toBe(first);
    expect(page.text('.plan-outcome')).toContain('Your HQ');
    await page.press('h');
    await page.gone('.plan-panel');
  });

  test('a hint is gone as soon as something has happened', async () => {
    const page = await atTable('discard');
    await page.press('h');
    await page.shown('.plan-panel');
    const { seq } = page.probe;
    await page.press('1');
    await page.press('Delete');
    await page.until(() => page.probe.seq > seq);
    await page.gone('.plan-panel');
  });

  test('a spectator gets no hints', async () => {
    const page = await server.openPrepared('turn', { remembers: { ...QUIET, seats: {} } });
    await tableShown(page);
    await page.press('h');
    expect(page.all('[data-action="hint"], .plan-panel')).toHaveLength(0);
    expect(spokenOf(page)).toBe('');
  });
});
