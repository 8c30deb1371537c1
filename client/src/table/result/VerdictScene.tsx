import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { hqOf } from '@hexfall/shared/content/catalog';
import { cellOf, type Hex, hexText, sameHex } from '@hexfall/shared/hex/cells';
import type { Outcome } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { UnitModel } from '@hexfall/shared/picture/model';
import { type DecidingHit, decidingHit } from '../../store/decidingHit.js';
import { isForBrowser, isTyping } from '../../store/input/shortcuts.js';
import { verdictText } from '../../text/outcomeText.js';
import { decidingHitText } from '../../text/resultText.js';
import { liveryProps } from '../../ui/Emblem.js';
import { TilePicture } from '../../ui/TilePicture.js';
import { useTable } from '../TableUi.js';
import { headline } from './headline.js';
import './VerdictScene.css';

/** How long the verdict stands over the board. */
const VERDICT_MS = 2000;

/** In letters: longer ones are smaller. */
const LONG_VERDICT = 14;

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'];

/** Ends the verdict at a click or a key, except typing and the browser's own keys. */
const listenForEnd = (end: () => void): (() => void) => {
  const onKey = (event: KeyboardEvent): void => {
    const isOfBrowser = isForBrowser(event) || MODIFIERS.includes(event.key);
    if (isOfBrowser || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    end();
  };
  // Enter in the field of the chat is a click on its button, too.
  const onClick = ({ target }: MouseEvent): void => {
    const isOnBoard = target instanceof Element && target.closest('.verdict') !== null;
    if (isOnBoard || !isTyping(document.activeElement)) end();
  };
  // A click, not pointerdown: the panel must not be under the finger when it goes up.
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
  };
};

const CENTER: Hex = [0, 0];

interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where the hexes of the board are at this moment, by cell: the buttons over them know it, however the board is drawn. */
const readPlaces = (): ReadonlyMap<number, Place> => {
  const buttons = document.querySelectorAll<HTMLElement>('.stage .hex[data-hex]');
  return new Map(
    Array.from(buttons, ({ dataset, style }) => {
      const [q = 0, r = 0] = (dataset['hex'] ?? '').split(',').map(Number);
      return [cellOf([q, r]), { x: parseFloat(style.left), y: parseFloat(style.top), radius: parseFloat(style.width) / 2 }] as const;
    }),
  );
};

const CORNERS = [0, 1, 2, 3, 4, 5].map((corner) => [Math.cos((corner * Math.PI) / 3), Math.sin((corner * Math.PI) / 3)] as const);

const outlineOf = ({ x, y, radius }: Place): string =>
  CORNERS.map(([dx, dy]) => `${(x + dx * radius).toFixed(1)},${(y + dy * radius).toFixed(1)}`).join(' ');

/** The same, as it changes with the window and with what of the board is looked at. */
const usePlaces = (): ReadonlyMap<number, Place> => {
  const [places, setPlaces] = useState<ReadonlyMap<number, Place>>(new Map());
  useLayoutEffect(() => {
    const read = (): void => setPlaces(readPlaces());
    read();
    const grid = document.querySelector('.stage .hex-grid');
    const observer = new MutationObserver(read);
    if (grid) observer.observe(grid, { subtree: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, []);
  return places;
};

interface LightProps {
  readonly places: ReadonlyMap<number, Place>;
  /** Those that stay bright. */
  readonly lit: readonly UnitModel[];
  /** The hex of the HQ that fell. */
  readonly fallen: Hex | null;
}

/** Dims the board but for the winners' units, and crosses out where the HQ stood. */
const Light = ({ places, lit, fallen }: LightProps) => {
  const shapes = lit.flatMap(({ at, livery }) => {
    const place = places.get(cellOf(at));
    return place ? [{ at, livery, points: outlineOf(place) }] : [];
  });
  const ruin = fallen && places.get(cellOf(fallen));
  const arm = ruin ? ruin.radius * 0.55 : 0;
  return (
    <svg class="verdict-light">
      <mask id="verdict-mask">
        <rect width="100%" height="100%" fill="white" />
        {shapes.map(({ at, points }) => (
          <polygon key={hexText(at)} points={points} fill="black" />
        ))}
      </mask>
      <rect class="verdict-dark" width="100%" height="100%" mask="url(#verdict-mask)" />
      {shapes.map(({ at, livery, points }) => (
        <polygon key={hexText(at)} class="verdict-lit" points={points} {...liveryProps(livery)} />
      ))}
      {ruin && (
        <g class="verdict-ruin">
          <polygon points={outlineOf(ruin)} />
          <path d={`M${ruin.x - arm} ${ruin.y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`} />
        </g>
      )}
    </svg>
  );
};

interface HitProps {
  readonly table: Table;
  readonly hit: DecidingHit;
}

/** The unit that decided the match and the HQ that fell to it, large. */
const HitPicture = ({ table, hit: { by, loser } }: HitProps) => {
  const { labels } = useTable();
  const tile = (seat: Seat, key: Parameters<typeof TilePicture>[0]['tile']) => (
    <TilePicture tile={key} livery={labels.value.livery(seat)} duplicate={labels.value.duplicate(seat)} width={120} />
  );
  const { army } = table.players[loser] ?? {};
  return (
    <div class="verdict-tiles">
      {by && <span class="verdict-striker">{tile(by.seat, by.tile)}</span>}
      {army && <span class="verdict-fallen">{tile(loser, hqOf(army))}</span>}
    </div>
  );
};

interface Props {
  readonly table: Table;
  readonly outcome: Outcome;
  /** Called when its time is over, or at a click or a key. */
  readonly onEnd: () => void;
}

/** Two seconds over the board at the end of a match: who has won, and by what. */
export const VerdictScene = ({ table, outcome, onEnd }: Props) => {
  const ui = useTable();
  const { store, labels } = ui;
  const hit = useMemo(() => decidingHit(store.history.peek()?.steps ?? [], outcome), [outcome]);
  const word = headline(ui, outcome);
  const why = hit
    ? decidingHitText(hit, labels.value)
    : verdictText(labels.value, table, outcome, store.players?.isShared.value ? null : store.me.value);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    // A live region tells what changes in it, not what it has come with.
    setAnnouncement(`${word}. ${why}`);
    const timer = setTimeout(onEnd, VERDICT_MS);
    const stopListening = listenForEnd(onEnd);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, []);
  const places = usePlaces();
  const units = ui.model.value?.units ?? [];
  const isBright = ({ owner, at }: UnitModel): boolean =>
    (outcome.winners.length === 0 || outcome.winners.includes(owner)) && !(hit?.at && sameHex(at, hit.at));
  const middle = places.get(cellOf(CENTER))?.y ?? 0;
  const ruin = hit?.at && places.get(cellOf(hit.at));
  // Beside the place of the HQ, so that it is seen, too.
  const side = ruin ? (ruin.y > middle ? 'above' : 'below') : 'middle';
  return (
    <div class="verdict">
      <div aria-hidden="true" data-side={side}>
        <Light places={places} lit={units.filter(isBright)} fallen={hit?.at ?? null} />
        <div class="verdict-plate" {...(outcome.winners[0] !== undefined && liveryProps(labels.value.livery(outcome.winners[0])))}>
          {hit && <HitPicture table={table} hit={hit} />}
          <div class="verdict-words">
            <p class="verdict-word" data-long={word.length > LONG_VERDICT}>
              {word}
            </p>
            <p class="verdict-why">{why}</p>
          </div>
        </div>
      </div>
      <p class="spoken" role="status">
        {announcement}
      </p>
    </div>
  );
};
