import type { BoutView } from '@hexfall/shared/protocol/competitions';
import { pathOfTable } from '../platform/route.js';
import { t } from '../text/translate.js';
import { Link } from '../ui/Link.js';

interface Props {
  readonly bout: BoutView | null;
  /** The board and who plays there, for what is read aloud. */
  readonly names: { readonly board: number; readonly one: string; readonly two: string };
}

/** The ways to the tables of a bout: the one that is played, and those that are over. */
export const TableLinks = ({ bout, names }: Props) => {
  const { next = null, tables = [] } = bout ?? {};
  const isSeveral = tables.length > 1;
  return (
    <>
      {tables.map((code, match) => {
        if (code === null) return null;
        const isPlayed = match === next;
        const replay = isSeveral ? t('competitionPage.pairings.replayOf', { number: match + 1 }) : t('competitionPage.pairings.replay');
        const label = t(isPlayed ? 'competitionPage.pairings.watchLabel' : 'competitionPage.pairings.replayLabel', names);
        return (
          <Link key={code} to={pathOfTable(code)} label={isSeveral && !isPlayed ? `${replay}: ${label}` : label}>
            {isPlayed ? t('competitionPage.pairings.watch') : replay}
          </Link>
        );
      })}
    </>
  );
};
