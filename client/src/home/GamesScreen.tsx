import type { ComponentType } from 'preact';
import type { MyTable } from '@hexfall/shared/protocol/http';
import { seatKeys } from '../platform/seatKeys.js';
import { Nothing } from '../shell/EmptyState.js';
import { Page } from '../shell/Page.js';
import { type StoredGame, storedGames } from '../store/localGames.js';
import type { SortedGames } from '../store/myGames.js';
import { t } from '../text/translate.js';
import { ProblemText } from '../ui/fields.js';
import { useLoaded } from '../ui/lazy.js';
import { Link } from '../ui/Link.js';
import { MyGame, RemoveGameButton } from './MyGame.js';
import { LazyLocalGames, loadLocalGames, useMyGames } from './MyGames.js';

type LocalCards = ComponentType<{ readonly games: readonly StoredGame[]; readonly canRemove: boolean }>;

/** Load the part that shows local games first: their cards come before others, which would move. */
const loadLocalCards = async (): Promise<LocalCards> => (storedGames.peek().length === 0 ? LazyLocalGames : loadLocalGames());

interface GroupProps {
  readonly name: 'running' | 'over';
  readonly Local: LocalCards;
  readonly tables: readonly MyTable[];
  /** Those on this device. */
  readonly here: readonly StoredGame[];
}

const Group = ({ name, Local, tables, here }: GroupProps) =>
  tables.length + here.length === 0 ? null : (
    <section class="plate my-games" data-part={name}>
      <h2>{t(`matchmaking.mine.${name}`)}</h2>
      <ul>
        <Local games={here} canRemove />
        {tables.map((table) => (
          <MyGame key={table.code} table={table} canForget />
        ))}
      </ul>
    </section>
  );

const Gone = ({ codes }: { readonly codes: SortedGames['gone'] }) =>
  codes.length === 0 ? null : (
    <section class="plate my-games" data-part="gone">
      <h2>{t('matchmaking.mine.gone')}</h2>
      <p class="quiet-text">{t('matchmaking.mine.goneText')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code} class="open-table" data-code={code}>
            <strong>{code}</strong>
            <RemoveGameButton code={code} asks />
          </li>
        ))}
      </ul>
    </section>
  );

/** Every seat this browser holds. */
export const GamesScreen = () => {
  const { latest, failed } = useMyGames();
  const here = storedGames.value;
  const loaded = useLoaded(loadLocalCards);
  const Local = loaded === 'failed' ? LazyLocalGames : loaded;
  const isAnswered = latest !== null || failed;
  const isEmpty =
    here.length === 0 && Object.keys(seatKeys.value).length === 0 && (latest === null || latest.running.length + latest.over.length === 0);
  return (
    <Page kind="games">
      <h1>{t('matchmaking.mine.heading')}</h1>
      {failed && <ProblemText text={t('matchmaking.mine.unreachable')} />}
      {isEmpty && (
        <Nothing name="board" text={t('matchmaking.mine.none')}>
          <Link to="/" kind="button primary large">
            {t('app.back')}
          </Link>
        </Nothing>
      )}
      {Local && <Group name="running" Local={Local} tables={latest?.running ?? []} here={here.filter(({ isOver }) => !isOver)} />}
      {!isEmpty && !isAnswered && (
        <p class="waiting" role="status">
          {t('matchmaking.mine.checking')}
        </p>
      )}
      {Local && isAnswered && (
        <>
          <Group name="over" Local={Local} tables={latest?.over ?? []} here={here.filter(({ isOver }) => isOver)} />
          {latest && <Gone codes={latest.gone} />}
          <p>
            <Link to="/statistics" kind="button">
              {t('app.statistics')}
            </Link>{' '}
            <Link to="/replay" kind="button">
              {t('matchReplay.fileHeading')}
            </Link>{' '}
            <Link to="/competitions" kind="button">
              {t('app.menu.competitions')}
            </Link>
          </p>
          <p class="quiet-text">{t('matchmaking.mine.device')}</p>
        </>
      )}
    </Page>
  );
};
