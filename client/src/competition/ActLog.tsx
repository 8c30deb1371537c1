import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { t } from '../text/translate.js';
import { actText } from './actText.js';
import { momentText } from './pageText.js';

interface Props {
  readonly view: CompetitionView;
  /** The server's time, in milliseconds. */
  readonly now: number;
}

/** What has been done in a competition, the latest first, with notes. */
export const ActLog = ({ view, now }: Props) => (
  <ol class="act-log" reversed>
    {[...view.log].reverse().map((logged) => (
      <li key={logged.seq}>
        <time class="quiet-text" dateTime={new Date(logged.at).toISOString()}>
          {momentText(logged.at, now)}
        </time>
        <span>
          {actText(view, logged)}
          {logged.note !== undefined && <q class="act-note">{logged.note}</q>}
        </span>
        {logged.by === 'organizer' && <span class="tag">{t('competitionLog.organizer')}</span>}
      </li>
    ))}
  </ol>
);
