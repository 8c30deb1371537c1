import { startBrowser, openWindow, complaints } from './support/windows.ts';
import { createTable, joinTable } from './support/table.ts';
import { carryOut } from './support/hands.ts';
import { probe, untilShown } from './support/probe.ts';
const url = 'http://127.0.0.1:4107';
const b = await startBrowser('/usr/bin/chromium');
const A = await createTable(b, url, 'borgo', 'Ala', { width: 1200, height: 800, remembers: { film: 'skip' } });
const B = await joinTable(b, A.url(), 'moloch', 'Bolek', { width: 390, height: 844, remembers: { film: 'skip' } });
await A.waitForSelector('.table .hex');
await carryOut(A, { do: 'place-hq', at: [0, 0], rot: 0 });
await untilShown(B, 1);
await carryOut(B, { do: 'place-hq', at: [2, 0], rot: 0 });
await untilShown(A, 2);
const center = async (p: any, sel: string) => {
  const x = await p.locator(sel).first().boundingBox();
  return [x.x + x.width / 2, x.y + x.height / 2] as [number, number];
};
console.log('hand', (await probe(A)).hand);
// drag to board
let [x, y] = await center(A, '.hand-tile');
let [hx, hy] = await center(A, '[data-hex="0,1"]');
await A.mouse.move(x, y);
await A.mouse.down();
await A.mouse.move(x + 30, y - 30, { steps: 4 });
await A.mouse.move(hx, hy, { steps: 6 });
await A.screenshot({ path: '/tmp/hx/drag.png' });
await A.mouse.up();
await A.waitForTimeout(200);
console.log(
  'after drop',
  JSON.stringify((await probe(A)).ready),
  await A.locator('.todo').textContent(),
  'selected',
  await A.locator('.hand-tile').getAttribute('aria-pressed'),
);
// wheel
await A.mouse.wheel(0, 100);
await A.waitForTimeout(200);
console.log('wheel', JSON.stringify((await probe(A)).ready));
// drag rotate
await A.mouse.move(hx, hy);
await A.mouse.down();
await A.mouse.move(hx - 60, hy + 34, { steps: 6 });
await A.mouse.up();
await A.waitForTimeout(200);
console.log('drag turn', JSON.stringify((await probe(A)).ready));
// drag to discard
await A.keyboard.press('Escape');
await A.keyboard.press('Escape');
[x, y] = await center(A, '.hand-tile');
await A.mouse.move(x, y);
await A.mouse.down();
await A.mouse.move(x + 30, y - 30, { steps: 4 });
await A.waitForTimeout(150);
const [dx, dy] = await center(A, '[data-drop="discard"]');
await A.mouse.move(dx, dy, { steps: 5 });
await A.mouse.up();
await untilShown(A, 3);
console.log('discarded', (await probe(A)).hand);
await carryOut(A, { do: 'take-back' });
await untilShown(A, 4);
console.log('taken back', (await probe(A)).hand);
// hover card
await A.mouse.move(...(await center(A, '[data-hex="2,0"]')));
await A.waitForTimeout(300);
await A.screenshot({ path: '/tmp/hx/hover.png' });
await carryOut(A, { do: 'end-turn' });
await untilShown(B, 5);
// phone: tap an enemy unit → card
await B.mouse.click(...(await center(B, '[data-hex="0,0"]')));
await B.waitForTimeout(300);
await B.screenshot({ path: '/tmp/hx/card-phone.png' });
console.log(complaints(A), complaints(B));
await b.close();
