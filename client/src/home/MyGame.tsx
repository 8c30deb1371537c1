import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { boardPictureSize } from '@hexfall/shared/picture/board/geometry';
import type { MatchSummary, MyTable } from '@hexfall/shared/protocol/http';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import { addressOf } from '../net/address.js';
import { forgetProfileTable } from '../net/profiles.js';
import { profileKey } from '../platform/ownProfile.js';
import { pathOfTable } from '../platform/route.js';
import { forgetTable } from '../platform/seatKeys.js';
import { endingOf, isMyTurn, playersAt, type PlayerShown } from '../store/myGames.js';
import { agoText, clockText } from '../text/clockText.js';
import { mapText } from '../text/optionText.js';
import { t } from '../text/translate.js';
import { AskButton } from '../ui/AskDialog.js';
import { Emblem } from '../ui/Emblem.js';
import { Link } from '../ui/Link.js';
import '../shell/BoardImage.css';

interface RemoveGameButtonProps {
  readonly code: string;
  /** Whether something would be lost: then it is asked for. */
  readonly asks: boolean;
}

/** Removes a table from this browser. */
export const RemoveGameButton = ({ code, asks }: RemoveGameButtonProps) => (
  <AskButton
    name="forget"
    kind="quiet"
    size="small"
    text={t('matchmaking.mine.forget')}
    label={t('matchmaking.mine.forgetCode', { code })}
    heading={t('matchmaking.mine.forgetTitle', { code })}
    explain={t('matchmaking.mine.forgetText')}
    no={t('matchmaking.mine.keep')}
    yes={t('matchmaking.mine.forget')}
    asks={asks}
    act={() => {
      const key = profileKey.peek();
      if (key !== null) void forgetProfileTable(key, code);
      forgetTable(code);
    }}
  />
);

/** How long to wait before requesting a picture again that the server could not make, and how often to do so. */
const RETRY = { ms: 6000, times: 3 };

interface BoardImageProps {
  readonly table: Pick<MatchSummary, 'code' | 'seq' | 'options'>;
  /** What it shows, in words. */
  readonly described: string;
}

/** The board of a table as a small picture. Its space is reserved before it arrives, and also if it never does. */
const BoardImage = ({ table: { code, seq, options }, described }: BoardImageProps) => {
  const [failures, setFailures] = useState(0);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!isBroken || failures > RETRY.times) return;
    const timer = setTimeout(() => setBroken(false), RETRY.ms);
    return () => clearTimeout(timer);
  }, [isBroken, failures]);
  const size = boardPictureSize(BOARDS[options.board]);
  return (
    <span class="board-image" data-board={options.board}>
      {!isBroken && (
        <img
          src={addressOf(`/api/tables/${code}/board.svg?seq=${seq}`)}
          {...size}
          alt={described}
          loading="lazy"
          decoding="async"
          onError={() => {
            setFailures(failures + 1);
            setBroken(true);
          }}
        />
      )}
    </span>
  );
};

const standOf = (table: MyTable): string => {
  if (table.given) return t('matchmaking.mine.given');
  if (table.phase === 'over') return t(`matchmaking.mine.${endingOf(table)}`);
  if (isMyTurn(table)) return t('matchmaking.mine.yours');
  return table.phase === 'lobby' || table.acting === null
    ? t('matchmaking.mine.waiting')
    : t('matchmaking.mine.theirs', { player: table.seats[table.acting]?.name ?? '' });
};

const keyOf = (table: MyTable): 'play' | 'open' | 'look' => {
  if (table.phase === 'over' && !table.given) return 'look';
  return isMyTurn(table) ? 'play' : 'open';
};

/** What a player has, in words. */
const standingText = ({ name, standing }: PlayerShown, isScore: boolean): string =>
  t(isScore ? 'matchmaking.mine.points' : 'matchmaking.mine.life', { player: name, count: standing ?? 0 });

const describe = (table: MyTable, players: readonly PlayerShown[]): string =>
  table.standings === null
    ? t('matchmaking.mine.emptyBoard')
    : t('matchmaking.mine.board', {
        players: players.map((player) => standingText(player, isScoreMode(table.options.mode))).join(', '),
      });

const Player = ({ player, isScore }: { readonly player: PlayerShown; readonly isScore: boolean }) => {
  const { name, army, isMine, standing } = player;
  return (
    <li class="my-game-player" data-mine={isMine}>
      <Emblem livery={army ?? 'nobody'} />
      <span class="my-game-name">{name}</span>
      {standing !== null && (
        <span class="my-game-standing">
          <small>{t(isScore ? 'table.player.score' : 'table.player.hq')}</small> {standing}
        </span>
      )}
    </li>
  );
};

/** What can be done with a game. */
type GameKey = ReturnType<typeof keyOf>;

interface CardProps {
  readonly table: MyTable;
  /** The picture of the board. @param described what it shows, in words. */
  readonly picture: (described: string) => ComponentChildren;
  /** The name of the game, besides its options. */
  readonly name: string;
  readonly path: string;
  /** The label of the link to it. */
  readonly labelOf: (key: GameKey) => string;
  /** What else can be done. */
  readonly children?: ComponentChildren;
}

/** What is played: the mode, the clock and the map, and how the game is called. */
const aboutOf = ({ options }: MyTable, name: string): string =>
  [t(`app.mode.${options.mode}`), options.clock === 'none' ? '' : clockText(options.clock), mapText(options), name]
    .filter((part) => part !== '')
    .join(' · ');

/** A game as a card that leads there: the board, whose turn it is and since when, and what the players have. */
export const GameCard = ({ table, picture, name, path, labelOf, children }: CardProps) => {
  const { code, options, since, phase } = table;
  const players = playersAt(table);
  const isScore = isScoreMode(options.mode);
  const key = keyOf(table);
  return (
    <li class="my-game" data-yours={isMyTurn(table)} data-code={code} data-players={players.length}>
      {picture(describe(table, players))}
      <div class="my-game-text">
        <p class="my-game-stand">
          <strong>{standOf(table)}</strong>
          {since !== null && (
            <time class="quiet-text" dateTime={new Date(since).toISOString()}>
              {agoText(Date.now() - since)}
            </time>
          )}
        </p>
        <ul class="my-game-players">
          {players.map((player) => (
            <Player key={player.seat} player={player} isScore={isScore} />
          ))}
          {players.every(({ isMine }) => isMine) && phase === 'lobby' && <li class="quiet-text">{t('matchmaking.mine.alone')}</li>}
        </ul>
        <p class="my-game-about quiet-text">{aboutOf(table, name)}</p>
      </div>
      <div class="my-game-buttons">
        <Link to={path} kind={key === 'play' ? 'button primary small my-game-link' : 'button small my-game-link'} label={labelOf(key)}>
          {t(`matchmaking.mine.${key}`)}
        </Link>
        {children}
      </div>
    </li>
  );
};

interface Props {
  readonly table: MyTable;
  /** Whether it can be forgotten here. */
  readonly canForget: boolean;
}

/** One of the games on the server this browser has a seat in. */
export const MyGame = ({ table, canForget }: Props) => {
  const { code, phase } = table;
  return (
    <GameCard
      table={table}
      picture={(described) => <BoardImage table={table} described={described} />}
      name={code}
      path={pathOfTable(code)}
      labelOf={(key) => t(`matchmaking.mine.${key}At`, { code })}
    >
      {canForget && <RemoveGameButton code={code} asks={phase !== 'over'} />}
    </GameCard>
  );
};
