import { useEffect, useMemo } from 'preact/hooks';
import type { Moment } from '@hexfall/shared/model/moment';
import { asksForStudy, navigate, pathOfTable } from '../platform/route.js';
import { MatchReplayScreen } from '../replay/MatchReplayScreen.js';
import { StudyStore } from '../replay/study/StudyStore.js';
import type { MatchStore } from '../store/MatchStore.js';
import { replayOfTable } from '../table/replay/matchReplays.js';

/** The match of a table, walked through. */
export const TableReplay = ({ store, moment }: { readonly store: MatchStore; readonly moment: Moment }) => {
  const path = pathOfTable(store.code.value ?? '');
  const replay = useMemo(() => replayOfTable(store), [store]);
  const study = useMemo(() => new StudyStore(store, replay), [store, replay]);
  useEffect(() => {
    if (asksForStudy(location.search)) study.join();
    return study.begin();
  }, [study]);
  return <MatchReplayScreen replay={replay} study={study} live={store} moment={moment} path={path} onClose={() => navigate(path)} />;
};
