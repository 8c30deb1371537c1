import { Page } from '../server/support/Page.js';
import { pageServer } from './support/pageServer.js';

describe('the host of a table', () => {
  const server = pageServer();

  test('removes a player by keys alone, after a question; the player is told and offered no seat, also after loading the page again', async () => {
    const [host, guest] = await server.openTable({
      armies: ['borgo', 'moloch'],
      creation: { options: { mode: 'team' }, seats: 4 },
      windows: [{}, { remembers: { language: 'pl' } }],
    });
    const remove = await host.byRole('button', 'Remove Bolek');
    await host.focus(remove);
    await host.press('Enter');
    await host.shown('dialog');
    await host.press('Escape');
    await host.gone('dialog');
    expect(host.focused).toBe(remove);
    expect(guest.all('.kicked')).toHaveLength(0);
    await host.press('Enter');
    await host.focus('dialog [data-action="yes"]');
    await host.press('Enter');
    await host.gone('.seat', { hasText: 'Bolek' });
    for (const isAgain of [false, true]) {
      if (isAgain) await guest.reload();
      await guest.shown('[role="alert"]', { hasText: 'Gospodarz stołu zwolnił twoje miejsce' });
      await guest.gone('form button[type="submit"].large');
    }
    expect(host.allByRole('button', /^Remove/)).toHaveLength(0);
    // Nor the seat of a player who is away.
    const witness = await Page.join(server.url, host.path.split('/').at(-1) ?? '');
    await host.goto('/credits');
    await witness.until(() => [...witness.state.seats][0]?.connected === 0);
    await guest.answered();
    const other = await server.open(guest.path);
    await other.shown('[data-action="reseat"]');
    expect(guest.all('[data-action="reseat"]')).toHaveLength(0);
    await witness.leave();
  });
});
