import { useMemo, useRef } from 'preact/hooks';
import type { Board } from '@hexfall/shared/hex/boards';
import { type Hex, sameHex, stepFrom } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import type { LogTurn } from '../store/turnLog.js';
import { type PictureItem, type PicturePiece, type PictureSign, turnPicture } from '../store/turnPicture.js';
import { hexesOfLine, logText } from '../text/logText.js';
import { hexName } from '../text/names.js';
import type { PlayerLabels } from '../text/playerLabels.js';
import { shownLanguage, t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Emblem } from '../ui/Emblem.js';
import { Glyph, type GlyphName } from '../ui/Glyph.js';
import { PrizePicture } from '../ui/GroundPicture.js';
import { useSeen } from '../ui/hooks.js';
import { TilePicture } from '../ui/TilePicture.js';
import './TurnLine.css';

const SIGNS: Readonly<Record<PictureSign, GlyphName>> = {
  attach: 'end',
  'last-tile': 'pile',
  open: 'pile',
  push: 'end',
  resigned: 'flag',
  rules: 'gear',
  swap: 'swap',
  turn: 'turnRight',
  undone: 'undo',
  venom: 'drop',
};

/** CSS pixels that a tile is drawn for. */
const TILE_WIDTH = 28;

/** The degrees by which an arrow to the right is turned for a move; a move over several hexes has a plain one. */
const turnOfWay = (from: Hex, to: Hex): number => {
  const direction = DIRECTIONS.find((one) => sameHex(stepFrom(from, one), to));
  return direction === undefined ? 0 : direction * 60 - 90;
};

interface Surroundings {
  readonly labels: PlayerLabels;
  readonly board: Board;
}

interface PieceProps extends Surroundings {
  readonly piece: PicturePiece;
  /** Whether tiles are drawn: those that nobody has scrolled to keep their place. */
  readonly isDrawn: boolean;
}

const Army = ({ labels, player, isLost }: Pick<Surroundings, 'labels'> & { readonly player: number; readonly isLost?: boolean }) => {
  const duplicate = labels.duplicate(player);
  return (
    <span class="log-army" data-mark={isLost ? 'lost' : undefined}>
      <Emblem livery={labels.livery(player)} />
      {duplicate > 0 && <sub>{duplicate + 1}</sub>}
    </span>
  );
};

const Piece = ({ piece, labels, board, isDrawn }: PieceProps) => {
  switch (piece.show) {
    case 'tile': {
      const { tile, owner, mark, wounds } = piece;
      return (
        <span class="log-tile" data-mark={mark ?? undefined}>
          {isDrawn && (
            <TilePicture tile={tile} livery={labels.livery(owner)} duplicate={labels.duplicate(owner)} width={TILE_WIDTH} isToken />
          )}
          {wounds > 0 && <b class="log-wounds">−{wounds}</b>}
        </span>
      );
    }
    case 'army':
      return <Army labels={labels} player={piece.player} isLost={piece.isLost} />;
    case 'hex':
      return <span class="log-hex">{hexName(piece.at, board)}</span>;
    case 'way':
      return (
        <span class="log-way" style={{ rotate: `${turnOfWay(piece.from, piece.to)}deg` }}>
          <Glyph name="end" />
        </span>
      );
    case 'change':
      return (
        <span class="log-change" data-of={piece.of}>
          {piece.from} <span class="log-to">▸</span> <b>{piece.to}</b>
        </span>
      );
    case 'wounds':
      return <b class="log-wounds">−{piece.count}</b>;
    case 'prize':
      return (
        <span class="log-prize" data-mark={piece.isLost ? 'lost' : undefined}>
          <PrizePicture prize={piece.prize} />
        </span>
      );
    case 'sign':
      return <Glyph name={SIGNS[piece.sign]} />;
    case 'count':
      return <span class="log-hex">×{piece.count}</span>;
  }
};

interface ItemsProps extends Surroundings {
  readonly items: readonly PictureItem[];
  readonly isDrawn: boolean;
  readonly onTell: (hexes: readonly Hex[]) => void;
}

const Items = ({ items, labels, board, isDrawn, onTell }: ItemsProps) => (
  <span class="log-items">
    {items.map(({ lines, pieces }, index) => (
      <span
        key={index}
        class="log-item"
        title={lines
          .map((line) => logText(labels, line, board))
          .filter((text) => text !== '')
          .join(' ')}
        onPointerEnter={() => onTell(lines.flatMap(hexesOfLine))}
        onPointerLeave={() => onTell([])}
      >
        {pieces.map((piece, place) => (
          <Piece key={place} piece={piece} labels={labels} board={board} isDrawn={isDrawn} />
        ))}
      </span>
    ))}
  </span>
);

const numberOf = ({ started }: LogTurn): string => (started === null ? '' : started.additional ? '+' : String(started.number));

const HeadSign = ({ turn, labels }: { readonly turn: LogTurn; readonly labels: PlayerLabels }) =>
  turn.started ? <Army labels={labels} player={turn.started.player} /> : <Glyph name={turn.isEnd ? 'flag' : 'board'} />;

interface Props extends Surroundings {
  readonly turn: LogTurn;
  readonly onTell: (hexes: readonly Hex[]) => void;
  /** Shows the sentences of the turn, or hides them. */
  readonly onToggle: () => void;
  /** Shows the battle again that an intent began. */
  readonly onWatch: (seq: number) => void;
}

/** Keeps the focus where it is: what is hidden from screen readers must not have it. */
const keepOut = (event: Event): void => event.preventDefault();

/** A turn as a picture, for the eye alone: the sentences beside it say the same and more. A click shows them. */
export const TurnLine = ({ turn, labels, board, onTell, onToggle, onWatch }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const isDrawn = useSeen(place);
  const language = shownLanguage.value;
  return useMemo(() => {
    const { acts, battle } = turnPicture(turn);
    const surroundings = { labels, board, isDrawn, onTell };
    const ends = turn.isEnd ? turn.parts.flatMap(({ lines }) => lines).map((line) => logText(labels, line, board)) : [];
    return (
      <div class="log-picture" ref={place} aria-hidden="true" onClick={onToggle}>
        <div class="log-row" data-kind={turn.isEnd ? 'end' : 'turn'}>
          <span class="log-number">{numberOf(turn)}</span>
          <HeadSign turn={turn} labels={labels} />
          {turn.isEnd ? <span class="log-end">{ends.join(' ')}</span> : <Items items={acts} {...surroundings} />}
          <span class="log-fold" />
        </div>
        {battle && (
          <div class="log-row" data-kind="battle">
            <span class="log-number" />
            <Glyph name="swords" />
            {battle.items.length > 0 ? <Items items={battle.items} {...surroundings} /> : <span class="log-items">=</span>}
            <Button
              repeats
              name="watch-battle"
              isBare
              class="watch-again"
              signOnly
              glyph="film"
              text={t('film.fromLog')}
              tabIndex={-1}
              onMouseDown={keepOut}
              onClick={(event) => {
                event.stopPropagation();
                onWatch(battle.seq);
              }}
            />
          </div>
        )}
      </div>
    );
  }, [turn, labels, board, isDrawn, language]);
};
