import { useLoaded } from '../hud/useLoaded.js';
import type { StoredGame } from '../store/localGames.js';

const loadGames = async () => (await import('./LocalGames.js')).LocalGames;

interface Props {
  readonly games: readonly StoredGame[];
  /** Whether they can be removed here. */
  readonly canRemove?: boolean;
}

const Later = (props: Props) => {
  const Games = useLoaded(loadGames);
  return Games && Games !== 'failed' ? <Games {...props} /> : null;
};

/** The cards of games on this device. Their records are played again to show the boards: that is loaded if there are any. */
export const LaterLocalGames = (props: Props) => (props.games.length === 0 ? null : <Later {...props} />);
