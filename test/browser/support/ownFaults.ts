import type { Page } from 'playwright-core';

/*
 * What has to hold on certain screens besides what holds on all of them. Each function returns what is wrong as sentences.
 */

/** The start page: the ways into a game are seen without scrolling, but on the smallest screens. */
export const startFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSmall = innerHeight < 375 || innerWidth < 360;
    const low = [...document.querySelectorAll('.door')].filter((door) => door.getBoundingClientRect().bottom > innerHeight);
    return isSmall ? [] : low.map((door) => `${door.textContent} is below the fold`);
  });

/** The choice of a game against the computer: it can be begun without scrolling. */
export const computerFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { bottom } = document.querySelector('[data-action="begin"]')!.getBoundingClientRect();
    return innerHeight >= 740 && bottom > innerHeight
      ? [`the button that begins is ${Math.round(bottom - innerHeight)} pixels too low`]
      : [];
  });

/** The width of the hexes of a board on a tablet held upright, however many players share it. */
const LEAST_BOARD = 640;

/** On a tablet held upright the board has most of its width. */
export const tabletFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const isUpright = innerWidth >= 600 && innerHeight >= 900 && innerWidth / innerHeight < 11 / 10;
    if (!isUpright) return [];
    const hexes = [...document.querySelectorAll('.hex')].map((hex) => hex.getBoundingClientRect());
    const wide = Math.max(...hexes.map(({ right }) => right)) - Math.min(...hexes.map(({ left }) => left));
    return wide < least ? [`the board is ${Math.round(wide)} wide`] : [];
  }, LEAST_BOARD);

/** The board fills its place on a phone, and a very large window shows what smaller ones have in dialogs. */
const placeFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** What the frame around the hexes leaves of the width or height of the board's place. */
    const LEAST_PART = 0.92;
    const faults: string[] = [];
    const all = (selector: string, within: ParentNode = document): readonly HTMLElement[] => [
      ...within.querySelectorAll<HTMLElement>(selector),
    ];
    const boxes = all('.hex').map((hex) => hex.getBoundingClientRect());
    const place = document.querySelector('.middle')!.getBoundingClientRect();
    const wide = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const high = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    const part = Math.max(wide / place.width, high / place.height);
    const turned = all('.life:has(.life-forecast)').filter((life) => {
      const [now, then] = ['.life-number', '.life-forecast'].map((one) => life.querySelector(one)!.getBoundingClientRect());
      return then!.left < now!.right - 1 && then!.top < now!.bottom - 1;
    });
    if (turned.length > 0) faults.push('what will be stands before what is');
    if (innerWidth < 400 && part <= LEAST_PART) faults.push(`the board fills only ${part.toFixed(3)} of its place`);

    const panels = all('.player').map((panel) => {
      const frame = panel.getBoundingClientRect();
      const tiles = all('.tiles-left-panel [data-tile]', panel);
      return {
        left: tiles.reduce((sum, { dataset }) => sum + Number(dataset['count']), 0),
        cut: tiles.filter((tile) => tile.getBoundingClientRect().bottom > frame.bottom).length,
      };
    });
    const isHuge = innerWidth >= 2200 && innerHeight >= 1200;
    const { players } = window.hexfall!.table!;
    // S2
    const left = players.map(({ pile }) => pile).sort((a, b) => a - b);
    const shown = panels.map((panel) => panel.left).sort((a, b) => a - b);
    const expected = isHuge ? left : players.map(() => 0);
    if (players.length === 2 && shown.join() !== expected.join())
      faults.push(`the panels show ${shown.join(' and ')} tiles that can still be drawn, not ${expected.join(' and ')}`);
    if (panels.some(({ cut }) => cut > 0)) faults.push('tiles that can still be drawn are cut off');
    if (isHuge) {
      const log = document.querySelector('.log-panel .log')!;
      const { top } = log.getBoundingClientRect();
      const lines = all('p', log).filter((line) => line.getBoundingClientRect().top >= top).length;
      if (lines < 20) faults.push(`the log shows ${lines} lines`);
    }
    return faults;
  });

/** A table: every window gives the board its room. */
export const roomFaults = async (page: Page): Promise<readonly string[]> => [...(await placeFaults(page)), ...(await tabletFaults(page))];

/** A duel on a tall phone: the tiles that the other player holds can be read, and one's own are shown once. */
export const heldFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const held = (me: boolean): readonly number[] =>
      [...document.querySelectorAll(`.player[data-me='${me}'] .open-hand .tile-picture`)].map((tile) => tile.getBoundingClientRect().width);
    const isTall = innerWidth < 400 && innerHeight > 800;
    const least = Math.min(...held(false));
    const faults = isTall && least <= 44 ? [`a tile that is held is ${least.toFixed(1)} wide`] : [];
    if (held(true).some((width) => width > 0)) faults.push('the own hand is shown twice');
    return faults;
  });

/** Short names are seen whole, whatever stands beside them. */
export const nameFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.player-name strong')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => `the name ${textContent} is cut`),
  );

/** The menu of a table: all of its first page is seen without scrolling, but on the smallest windows. */
export const menuFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.querySelector('dialog[open]')!;
    const below = scrollHeight - clientHeight - 1;
    return innerHeight >= 640 && innerWidth >= 360 && below > 0 ? [`${below} pixels of the menu are below the fold`] : [];
  });

/** The result of a match: all of it is seen without scrolling. */
const foldFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const panel = document.querySelector('.result')!;
    const below =
      Math.max(0, panel.scrollHeight - panel.clientHeight - 1) + Math.max(0, panel.getBoundingClientRect().bottom - innerHeight);
    return below > 0 ? [`${Math.round(below)} pixels of the result are below the fold`] : [];
  });

/** On a desk the result of a match leaves five lines of the chat in view, above the field. */
const chatFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const [lines, field] = ['.chat-panel .chat-lines', '.chat-panel .chat-form'].map((selector) => document.querySelector(selector));
    if (!lines || !field || !matchMedia('(min-aspect-ratio: 11/10) and (min-height: 821px) and (min-width: 1120px)').matches) return [];
    const result = document.querySelector('.result')!.getBoundingClientRect();
    const line = Number.parseFloat(getComputedStyle(lines).lineHeight) + 6;
    const seen = (field.getBoundingClientRect().top - Math.max(result.bottom, lines.getBoundingClientRect().top)) / line;
    return seen < 5 ? [`the result leaves ${seen.toFixed(1)} lines of the chat in view`] : [];
  });

/** The result of a match lies beside the board where there is a column for the log, and what is asked next comes first. */
const orderFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const panel = document.querySelector('.result')!;
    const result = panel.getBoundingClientRect();
    const reaches = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      return box.right > result.left && box.left < result.right && box.bottom > result.top && box.top < result.bottom;
    };
    if (matchMedia('(min-aspect-ratio: 11/10) and (min-height: 700px) and (min-width: 1120px)').matches) {
      const covered = [...document.querySelectorAll('.hex, .chat-panel summary, .chat-panel h2')].filter(reaches);
      faults.push(...covered.map((element) => `the result covers ${element.className || element.tagName}`));
    }
    const [rematch, replay] = ['[data-action="rematch"]', '.replay-link'].map((selector) =>
      panel.querySelector(selector)?.getBoundingClientRect(),
    );
    if (rematch && replay) {
      if (rematch.y >= replay.y) faults.push('the replay stands above the rematch');
      if (rematch.width * rematch.height <= replay.width * replay.height) faults.push('the replay is larger than the rematch');
    }
    return faults;
  });

export const resultFaults = async (page: Page): Promise<readonly string[]> => [...(await foldFaults(page)), ...(await orderFaults(page))];

/** A result with all that it may consist of. */
export const longResultFaults = async (page: Page): Promise<readonly string[]> => [
  ...(await foldFaults(page)),
  ...(await chatFaults(page)),
  ...(await tabletFaults(page)),
];

/** Returns a check that all of these are in the window. @param selectors what has to be there. */
export const inWindow =
  (...selectors: readonly string[]) =>
  (page: Page): Promise<readonly string[]> =>
    page.evaluate(
      (wanted) =>
        wanted.flatMap((selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          if (!box || box.height === 0) return [`there is no ${selector}`];
          const isOut = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
          return isOut ? [`${selector} leaves the window`] : [];
        }),
      selectors,
    );

/** A step of the lesson: nothing lies outside the window, or is wider or higher than its place. */
export const lessonFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Letters reach beyond their line by less than this; a line too many by more. */
    const SLACK = 8;
    const parts = '.coach, .coach-line, .desk, .todo, .replay-bar, .replay-controls, .top-bar, .farewell';
    return [...document.querySelectorAll<HTMLElement>(parts)]
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        return isOut || part.scrollHeight > part.clientHeight + SLACK || part.scrollWidth > part.clientWidth + SLACK;
      })
      .map((part) => `${part.className} has no room for: ${part.innerText}`);
  });

/** The card of a tile: on an upright phone it takes at most 35 % of the height, and nowhere that is touched or wide does it cover the board, the log or the chat. */
export const cardFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Of the height of an upright window. */
    const MOST_PART = 0.355;
    const card = document.querySelector('.tile-card[data-pinned="true"]')?.getBoundingClientRect();
    if (!card) return ['there is no card'];
    const isUpright = innerWidth / innerHeight < 1.1;
    const isWide = !isUpright && innerHeight > 560 && innerWidth >= 1120;
    const isLowered = !isUpright && innerHeight <= 560;
    const places = isWide ? '.log-panel, .chat-panel, .hex, .desk' : isUpright || isLowered ? '.hex' : '.none';
    const covered = [...document.querySelectorAll(places)].filter((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      // The corners of a hex's box are no part of it.
      const slack = place.matches('.hex') ? (right - left) / 4 : 1;
      return (
        Math.min(card.right, right) - Math.max(card.left, left) > slack && Math.min(card.bottom, bottom) - Math.max(card.top, top) > slack
      );
    });
    const part = card.height / innerHeight;
    return [
      ...covered.map((place) => `the card covers ${place.getAttribute('aria-label') ?? place.className}`),
      ...(isUpright && part > MOST_PART ? [`the card takes ${part.toFixed(2)} of the height`] : []),
    ];
  });

/** The coached game: what the coach says covers neither the board nor the hand, and is seen as a whole. */
export const coachFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const box = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    const says = box('.coach-says');
    if (!says) return ['the coach says nothing'];
    const isOut = says.left < -1 || says.top < -1 || says.right > innerWidth + 1 || says.bottom > innerHeight + 1;
    const under = ['.board-host', '.hand', '.top-bar'].filter((selector) => {
      const other = box(selector);
      const across = other ? Math.min(says.right, other.right) - Math.max(says.left, other.left) : 0;
      const down = other ? Math.min(says.bottom, other.bottom) - Math.max(says.top, other.top) : 0;
      return across > 1 && down > 1;
    });
    const text = box('.coach-text');
    const isCut = text !== undefined && (text.bottom > says.bottom + 1 || text.top < says.top - 1 || text.right > says.right + 1);
    return [
      ...under.map((selector) => `the coach covers ${selector}`),
      ...(isOut ? ['the coach leaves the window'] : []),
      ...(isCut ? ['what the coach says is cut off'] : []),
    ];
  });

/** What is said is seen above the field in which somebody types. */
export const typingFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const [lines, field] = ['.dialog-chat .chat-lines', '.dialog-chat .chat-say input'].map((selector) =>
      document.querySelector(selector)!.getBoundingClientRect(),
    );
    const seen = Math.min(lines!.bottom, innerHeight) - Math.max(lines!.top, 0);
    return [
      ...(seen < 40 ? [`${Math.round(seen)} pixels of the chat are seen`] : []),
      ...(field!.top < 0 || field!.bottom > innerHeight ? ['the field is cut'] : []),
    ];
  });

/** WCAG 1.4.12: what somebody who reads better that way sets for every text. */
const SPACING = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** Spaces all text of a page until it is loaded again. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);

/** The parts with a text that is not seen to its end, as sentences. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.todo, .hand-name, .answers .button, .actions .button, .player-name')]
      .filter((part) => part.checkVisibility() && part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0)
      .map((part) => `${part.className} “${part.textContent}” is cut: ${part.scrollHeight} of ${part.clientHeight} px`),
  );
