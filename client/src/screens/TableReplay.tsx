import { useMemo } from 'preact/hooks';
import type { MatchStore } from '../store/MatchStore.js';
import { navigate, pathOfTable } from '../store/route.js';
import type { Moment } from '@hexfall/shared/model/moment';
import { replayOfTable } from '../tables/matchReplays.js';
import { MatchReplayScreen } from './MatchReplayScreen.js';

/** The match of a table, walked through. */
export const TableReplay = ({ store, moment }: { readonly store: MatchStore; readonly moment: Moment }) => {
  const path = pathOfTable(store.code.value ?? '');
  const replay = useMemo(() => replayOfTable(store), [store]);
  return <MatchReplayScreen replay={replay} moment={moment} path={path} onClose={() => navigate(path)} />;
};
