import { Page } from './support/Page.js';
import { Program } from './support/Program.js';
import { startTestApp, type TestApp } from './support/testApp.js';

let app: TestApp;
afterEach(() => app.stop());

test('a program plays against a page', async () => {
  app = await startTestApp();
  const page = await Page.create(app.url);
  await page.sit({ army: 'borgo', name: 'Ann' });
  const program = new Program(app.url, page.code);
  expect(await program.sit({ army: 'moloch' })).toMatchObject({ status: 201, body: { code: page.code, seat: 1 } });
  const stream = await program.stream();
  console.log(JSON.stringify(await stream.next('table')).slice(0, 3000), stream.headers);
  console.log('before');
  console.log(await page.play(0, { do: 'place-hq', at: [0, 0], rot: 0 }));
  console.log(stream.lines.length);
  const turn = await stream.next('turn');
  console.log(JSON.stringify(turn).slice(0, 400));
  console.log(await program.play(1, turn.intents[0], { after: turn.seq }));
  stream.close();
  await page.leave();
});
