import { lazy } from '../ui/lazy.js';
import type { StoredGame } from '../store/localGames.js';

/** Loads what shows games on this device. */
export const loadLocalGames = async () => (await import('./LocalGames.js')).LocalGames;

const Games = lazy(loadLocalGames);

interface Props {
  readonly games: readonly StoredGame[];
  /** Whether they can be removed here. */
  readonly canRemove?: boolean;
}

/** The cards of games on this device. Their records are played again to show the boards: that is loaded if there are any. */
export const LazyLocalGames = (props: Props) => (props.games.length === 0 ? null : <Games {...props} />);
