import { useEffect, useState } from 'preact/hooks';
import { isOnline, serverAnswers } from '../offline/isOnline.js';
import type { NewTableForm } from '../store/newTableForm.js';
import { navigate, pathOfLocal } from '../platform/route.js';
import type { LocalPlan } from '../table/beginLocalGame.js';
import '../text/localText.js';
import { t } from '../text/translate.js';
import { Checkbox } from '../ui/fields.js';
import './PlayLocation.css';

/** Where a game that begins is played: on the server, or on this device. */
interface PlayLocation {
  /** The server is out of reach. */
  readonly isAway: boolean;
  readonly isLocal: boolean;
  readonly want: (isLocal: boolean) => void;
  /** Words why a table could not be created; where the server does not answer any more, the next try is on this device. */
  readonly explain: (reason: string) => Promise<string>;
}

/** The server, unless it is out of reach or the user wants this device only. */
export const usePlayLocation = (): PlayLocation => {
  const [isWanted, want] = useState(false);
  const [isAway, setAway] = useState(!isOnline.peek());
  const hasNetwork = isOnline.value;
  useEffect(() => {
    let isOver = false;
    void serverAnswers().then((answers) => {
      if (!isOver) setAway(!answers);
    });
    return () => void (isOver = true);
  }, [hasNetwork]);
  const explain = async (reason: string): Promise<string> => {
    if (await serverAnswers()) return t('app.start.failed', { reason });
    setAway(true);
    return t('local.begin.lost');
  };
  return { isAway, isLocal: isAway || isWanted, want, explain };
};

/** What is other than at a table of the server, as sentences. */
const differences = ({ options, armySelection }: NewTableForm): readonly string[] => [
  ...(options.clock === 'none' ? [] : [t('local.begin.noClock')]),
  ...(armySelection === 'ban-and-pick' ? [t('local.begin.noPicking')] : []),
  ...(options.mercenaries === 0 ? [] : [t('local.begin.mercenaries')]),
];

interface Props {
  readonly place: PlayLocation;
  readonly form: NewTableForm;
}

/** Says that the game is played on this device, where the server is out of reach. It is there from the beginning: what comes into it is read out. */
export const ServerAwayNotice = ({ place: { isAway } }: Pick<Props, 'place'>) => (
  <p role="status" class={isAway ? 'place-away' : 'spoken'}>
    {isAway ? t('local.begin.offline') : ''}
  </p>
);

/** Lets the user choose this device, and says what is other there. */
export const PlayLocationField = ({ place: { isAway, isLocal, want }, form }: Props) => (
  <div class="place-field">
    {!isAway && <Checkbox text={t('local.begin.only')} name="on-device" checked={isLocal} onChange={(isChecked) => want(isChecked)} />}
    {isLocal && differences(form).length > 0 && <p class="quiet-text">{differences(form).join(' ')}</p>}
  </div>
);

/** Begins a game on this device and goes there. Returns why that did not work as a sentence, empty if it did. */
export const startLocally = async (plan: LocalPlan): Promise<string> => {
  try {
    const { beginLocalGame } = await import('../table/beginLocalGame.js');
    const begun = beginLocalGame(plan);
    if (!begun.ok) return t('local.begin.failed', { reason: begun.error });
    navigate(pathOfLocal(begun.value));
    return '';
  } catch {
    return t('app.later.failed');
  }
};
