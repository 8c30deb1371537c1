import { chromium } from 'playwright-core';
const [,, base, tag] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const sizes = { desk: [1440,900,1,false], phone: [390,844,3,true], small: [360,640,3,true] };
for (const [name,[w,h,r,touch]] of Object.entries(sizes)) {
  const c = await b.newContext({ viewport:{width:w,height:h}, deviceScaleFactor:r, hasTouch:touch, isMobile:touch, locale:'en-US' });
  await c.addInitScript(() => { for (const [k,v] of Object.entries({ sound:false, film:'skip', motion:'reduced', name:'Ann' })) localStorage.setItem('hexfall.'+k, JSON.stringify(v)); });
  const p = await c.newPage();
  p.on('pageerror', e => console.log(name, 'ERR', e.message));
  await p.goto(base + '/play/computer');
  await p.waitForSelector('[data-action="begin"]');
  await p.screenshot({ path: `/tmp/hints-shots/${tag}-${name}-lobby.png` });
  await p.locator('input[name="on-device"]').check({ force: true });
  await p.locator('[data-action="begin"]').click();
  await p.waitForSelector('.table .hex');
  await p.waitForTimeout(2500);
  await p.screenshot({ path: `/tmp/hints-shots/${tag}-${name}-hq.png` });
  await p.locator('.hex[data-hex="0,2"]').evaluate(e => e.focus());
  await p.keyboard.press('Enter');
  await p.waitForTimeout(600);
  await p.screenshot({ path: `/tmp/hints-shots/${tag}-${name}-hq2.png` });
  await p.keyboard.press('Enter');
  await p.waitForFunction(() => document.querySelector('.todo[data-mine="true"]') && document.querySelectorAll('.hand [data-tile]').length > 0, null, { timeout: 20000 }).catch(()=>console.log('no turn'));
  await p.waitForTimeout(1500);
  await p.screenshot({ path: `/tmp/hints-shots/${tag}-${name}-turn.png` });
  await c.close();
}
await b.close();
