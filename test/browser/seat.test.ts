import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { untilShown } from './support/probe.js';
import { testEnvironment } from './support/testEnvironment.js';
import { createTable, joinTable, tableShown } from './support/table.js';

const DESK = { width: 1200, height: 800 };
const MINUTE = 60_000;

describeWith('chromium', 'a seat at a table', (executable) => {
  const env = testEnvironment(executable);

  test(
    'is kept while the server is away, and what was done meanwhile arrives',
    async () => {
      const first = await createTable(env.browser, env.url, 'borgo', 'Ala', DESK);
      const second = await joinTable(env.browser, first.url(), 'outpost', 'Bolek', DESK);
      await Promise.all([first, second].map(tableShown));
      await env.server.kill();
      await first.locator('.connection-banner[data-shown="true"]').waitFor();
      await carryOut(first, { do: 'place-hq', at: [1, 0], rot: 2 });
      await env.server.start();
      await untilShown(first, 1);
      await untilShown(second, 1);
      await first.locator('.connection-banner[data-shown="false"]').waitFor({ state: 'attached' });
      await eventually(async () =>
        expect(await second.locator('[data-hex="1,0"]').getAttribute('aria-label')).toMatch(/HQ of Borgo; facing south-east/),
      );
      for (const page of [first, second]) await page.context().close();
    },
    3 * MINUTE,
  );
});
