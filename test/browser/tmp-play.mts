import { startBrowser, openWindow, complaints } from '/work/main/test/browser/support/windows.ts';
import { carryOut } from '/work/main/test/browser/support/hands.ts';
import { probe, untilShown } from '/work/main/test/browser/support/probe.ts';
const url = process.env.URL ?? 'http://127.0.0.1:4107';
const [armyA, armyB] = (process.env.ARMIES ?? 'moloch,hegemony').split(',');
const max = Number(process.env.MAX ?? 400);
const film = process.env.FILM ?? 'skip';
const shots = new Set((process.env.SHOTS ?? '').split(',').filter(Boolean).map(Number));
const b = await startBrowser('/usr/bin/chromium');
const size = (process.env.SIZE ?? '1440x900').split('x').map(Number);
const A = await openWindow(b, { width: size[0], height: size[1], remembers: { name: 'Ala', film, language: process.env.LANG2 ?? 'en' } });
await A.goto(url);
await A.locator(`.army-choice:has(input)`).nth(['borgo', 'moloch', 'outpost', 'hegemony'].indexOf(armyA)).click();
await A.locator('button[type=submit].large').click();
await A.waitForURL(/\/t\//);
await A.waitForSelector('.invite');
if (process.env.SHOT) await A.screenshot({ path: '/tmp/hx/lobby.png', fullPage: true });
const link = A.url();
const B = await openWindow(b, { width: 390, height: 844, remembers: { name: 'Bolek', film: 'skip' } });
await B.goto(link);
await B.locator(`.army-choice:has(input)`).nth(['borgo', 'moloch', 'outpost', 'hegemony'].indexOf(armyB)).click();
if (process.env.SHOT) await B.screenshot({ path: '/tmp/hx/lobby-b.png', fullPage: true });
await B.locator('button[type=submit].large').click();
for (const p of [A, B]) await p.waitForSelector('.table .hex');
let n = 0,
  rnd = Number(process.env.SEED ?? 7);
const random = () => (rnd = (rnd * 1103515245 + 12345) % 2147483648) / 2147483648;
const t0 = Date.now();
for (;;) {
  const a = await probe(A),
    bb = await probe(B);
  if (a.table!.outcome || n >= max) break;
  const [page, seen] = a.legal.length ? ([A, a] as const) : ([B, bb] as const);
  if (!seen.legal.length) {
    await A.waitForTimeout(30);
    continue;
  }
  const w: Record<string, number> = {
    place: 12,
    battle: 2,
    'end-turn': 0.5,
    discard: seen.table!.turn.mustDiscard ? 5 : 0.2,
    move: 3,
    redraw: 2,
  };
  const kinds = [...new Set(seen.legal.map((i) => i.do))];
  let r = random() * kinds.reduce((s, k) => s + (w[k] ?? 4), 0);
  const kind = kinds.find((k) => (r -= w[k] ?? 4) < 0) ?? kinds.at(-1)!;
  const options = seen.legal.filter((i) => i.do === kind);
  const intent = options[Math.floor(random() * options.length)]!;
  try {
    await carryOut(page, intent);
  } catch (e) {
    console.log('FAILED', n, JSON.stringify(intent), String(e).slice(0, 800), 'todo:', await page.locator('.todo').textContent());
    await page.screenshot({ path: '/tmp/hx/fail.png' });
    break;
  }
  n++;
  await untilShown(page, n, 5000).catch(async (e) => {
    console.log(
      complaints(A),
      complaints(B),
      JSON.stringify(
        await page.evaluate(() => ({ seq: window.hexfall!.seq, idle: window.hexfall!.idle, legal: window.hexfall!.legal.length, un: 0 })),
      ),
      await page.locator('.todo').textContent(),
    );
    await page.screenshot({ path: '/tmp/hx/fail.png' });
    console.log('NOT SHOWN', n, JSON.stringify(intent), await page.locator('.notice').allTextContents());
    process.exit(1);
  });
  if (shots.has(n)) {
    await A.waitForTimeout(500);
    await A.screenshot({ path: `/tmp/hx/a-${n}.png` });
    await B.screenshot({ path: `/tmp/hx/b-${n}.png` });
  }
  if (process.env.VERBOSE) console.log(n, kind, JSON.stringify(intent));
}
console.log('intents', n, 'seconds', (Date.now() - t0) / 1000, JSON.stringify((await probe(A)).table!.outcome));
await A.waitForTimeout(800);
await A.screenshot({ path: '/tmp/hx/a-end.png' });
await B.screenshot({ path: '/tmp/hx/b-end.png' });
console.log('complaints', complaints(A), complaints(B), link);
if (!process.env.KEEP) await b.close();
