import { startBrowser, openWindow, complaints } from './support/windows.ts';
import { carryOut } from './support/hands.ts';
import { probe, untilShown } from './support/probe.ts';
const url = 'http://127.0.0.1:4107';
const armies = ['borgo', 'moloch', 'outpost', 'hegemony'];
const [armyA, armyB] = (process.env.ARMIES ?? 'moloch,hegemony').split(',');
const b = await startBrowser('/usr/bin/chromium');
const A = await openWindow(b, { width: 1440, height: 900, remembers: { name: 'Ala', film: 'skip', language: process.env.LNG ?? 'en' } });
await A.goto(url);
await A.locator(`.army-choice:has(input)`).nth(armies.indexOf(armyA!)).click();
await A.locator('button[type=submit].large').click();
await A.waitForURL(/\/t\//);
const B = await openWindow(b, { width: 1200, height: 800, remembers: { name: 'Bolesław Dzielny', film: 'skip' } });
await A.waitForSelector('.invite');
const sizes = {
  desk: [1440, 900],
  p360: [360, 640],
  p390: [390, 844],
  land: [844, 390],
  tab: [820, 1180],
  k4: [3840, 2160],
  hd: [1920, 1080],
  p320: [320, 568],
  ipad: [1024, 768],
} as Record<string, [number, number]>;
const want = (process.env.SIZES ?? Object.keys(sizes).join(',')).split(',');
const taken = new Set<string>();
const only = process.env.ONLY?.split(',');
const snap = async (page: any, name: string) => {
  if (taken.has(name) || (only && !only.includes(name))) return;
  taken.add(name);
  for (const s of want) {
    await page.setViewportSize({ width: sizes[s]![0], height: sizes[s]![1] });
    await page.waitForTimeout(350);
    await page.screenshot({ path: `/tmp/hx/s-${name}-${s}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.waitForTimeout(200);
  console.log('snap', name);
};
await snap(A, 'lobby');
await B.goto(A.url());
await B.locator(`.army-choice:has(input)`).nth(armies.indexOf(armyB!)).click();
await snap(B, 'sit');
await B.locator('button[type=submit].large').click();
for (const p of [A, B]) await p.waitForSelector('.table .hex');
let n = 0,
  rnd = Number(process.env.SEED ?? 7);
const random = () => (rnd = (rnd * 1103515245 + 12345) % 2147483648) / 2147483648;
const max = Number(process.env.MAX ?? 400);
const pt = async (page: any, hex: readonly number[]) => {
  const box = await page.locator(`[data-hex="${hex.join(',')}"]`).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};
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
  const intent: any = options[Math.floor(random() * options.length)]!;
  const units = seen.table!.board.filter(Boolean).length;
  if (page === A) {
    if (seen.table!.turn.phase === 'setup') {
      await pt(page, intent.at);
      await snap(page, 'hq');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    } else if (seen.table!.turn.mustDiscard) {
      await page.locator('.hand-tile').first().click();
      await snap(page, 'discard');
      await pt(page, [0, 0]);
      await snap(page, 'refused');
      await page.keyboard.press('Escape');
    } else if (seen.table!.decision) await snap(page, 'ask-' + seen.table!.decision.kind);
    else if (kind === 'place' && units > 4 && !taken.has('ghost')) {
      await page.locator(`.hand-tile[data-tile$="/${intent.tile}"]`).first().click();
      await snap(page, 'chosen');
      await pt(page, intent.at);
      await page.keyboard.press('e');
      await snap(page, 'ghost');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    } else if (kind === 'move' && intent.by === 'mobility') {
      await pt(page, intent.from);
      await snap(page, 'mobile');
      await pt(page, intent.to);
      await snap(page, 'mobile2');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    } else if (kind === 'air-strike') {
      await page.locator(`.hand-tile[data-tile$="/air-strike"]`).first().click();
      await pt(page, intent.at);
      await snap(page, 'strike');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    } else if (units > 5) await snap(page, 'mid');
  } else if (units > 5) await snap(page, 'wait');
  const filming = kind === 'battle' && units > 5 && !taken.has('film');
  try {
    await carryOut(page, intent);
    if (filming && page === A) {
    }
  } catch (e) {
    console.log('FAILED', n, JSON.stringify(intent), String(e).slice(0, 800), 'todo:', await page.locator('.todo').textContent());
    await page.screenshot({ path: '/tmp/hx/fail.png' });
    break;
  }
  n++;
  await untilShown(page, n, 8000).catch(async () => {
    console.log('NOT SHOWN', n, JSON.stringify(intent), complaints(page));
    await page.screenshot({ path: '/tmp/hx/fail.png' });
    process.exit(1);
  });
  if (filming && (await A.locator('[data-action=replay]').count())) {
    await A.locator('[data-action=replay]').click();
    await A.waitForTimeout(2500);
    await A.locator('[data-action=film-pause]')
      .click()
      .catch(() => {});
    await snap(A, 'film');
    await A.locator('[data-action=film-skip]').click();
  }
  if (n === 30) {
    await A.locator('.piles').first().click();
    await snap(A, 'discards');
    await A.keyboard.press('Escape');
    await A.locator('[aria-label="Table menu"],[aria-label="Menu stołu"]').click();
    await snap(A, 'menu');
    await A.keyboard.press('Escape');
    await A.locator('.top-bar .icon-button').nth(1).click();
    await snap(A, 'settings');
    await A.keyboard.press('Escape');
    const spec = await openWindow(b, { width: 1200, height: 800, remembers: { film: 'skip' } });
    await spec.goto(A.url());
    await spec.waitForSelector('.table .hex');
    await spec.waitForTimeout(600);
    await snap(spec, 'watch');
    console.log('watch', complaints(spec));
    await spec.close();
  }
}
await A.waitForTimeout(600);
await snap(A, 'end');
console.log('intents', n, JSON.stringify((await probe(A)).table!.outcome), complaints(A), complaints(B), [...taken].join(' '));
await b.close();
