import { useState } from 'preact/hooks';
import { MAX_NOTE } from '@hexfall/shared/competition/acts';
import { isPairing } from '@hexfall/shared/competition/competition';
import { type Regulations, regulationsFault } from '@hexfall/shared/competition/regulations';
import competitionOrganizer from '@hexfall/shared/locales/en/competitionOrganizer.json';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { LoadingDialog } from '../shell/Page.js';
import { doneOrWhyNot } from '../text/competitionText.js';
import { addTexts, t } from '../text/translate.js';
import { AskButton } from '../ui/AskDialog.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { Form, ProblemText, Select, TextField } from '../ui/fields.js';
import { Fold } from '../ui/Fold.js';
import { lazy } from '../ui/lazy.js';
import { isArena } from './arenaView.js';
import type { CompetitionFeed } from './CompetitionFeed.js';
import { isRoundOverIn } from './ownPart.js';
import { BeginButton } from './OwnPlate.js';
import { entrantName } from './pageText.js';

addTexts({ competitionOrganizer });

interface Props {
  readonly feed: CompetitionFeed;
  readonly view: CompetitionView;
}

/** How much longer an organizer lets everybody check in or play at a time, in seconds. */
const MORE_CHECK_IN = 120;
const MORE_TIME = 600;

interface MoreProps extends Props {
  readonly name: string;
  readonly text: string;
  readonly more: Partial<Regulations>;
}

/** Gives more time, as far as regulations can have it. */
const MoreButton = ({ feed, view, name, text, more }: MoreProps) => (
  <Button
    name={name}
    text={text}
    disabled={feed.isBusy.value || regulationsFault({ ...view.regulations, ...more }) !== null}
    onClick={() => void feed.act({ do: 'change', regulations: more })}
  />
);

/** What is there for a round that has been announced, or runs. */
const RoundControls = ({ feed, view }: Props) => {
  const { rounds, regulations, expectedRounds, due } = view;
  const [round, last] = [rounds.length, rounds.at(-1)];
  const isBusy = feed.isBusy.value;
  if (!last) return null;
  if (last.begun === null)
    return (
      <>
        {/* An organizer who does not play has it as the main action. */}
        {view.you.entrant !== null && <BeginButton feed={feed} view={view} round={round} isMain={false} />}
        <MoreButton
          feed={feed}
          view={view}
          name="more-check-in"
          text={t('competitionOrganizer.moreCheckIn')}
          more={{ checkIn: regulations.checkIn + MORE_CHECK_IN }}
        />
      </>
    );
  if (isRoundOverIn(last))
    return due !== null && round < expectedRounds ? (
      <Button
        name="announce-now"
        text={t('competitionPage.do.announce', { round: round + 1 })}
        disabled={isBusy}
        onClick={() => void feed.act({ do: 'announce', round: round + 1 })}
      />
    ) : null;
  const isPaired = isPairing(view);
  const end = isPaired ? 'endPairings' : 'stop';
  return (
    <>
      <MoreButton
        feed={feed}
        view={view}
        name="more-time"
        text={t(isArena(view) ? 'competitionOrganizer.moreArena' : 'competitionOrganizer.moreTime')}
        more={isPaired ? { duration: regulations.duration + MORE_TIME } : { limit: regulations.limit + MORE_TIME }}
      />
      <AskButton
        name={isPaired ? 'end-pairings' : 'stop'}
        text={t(`competitionOrganizer.${end}`)}
        disabled={isBusy}
        heading={t(`competitionOrganizer.${end}`)}
        explain={t(`competitionOrganizer.${end}Text`)}
        yes={t(`competitionOrganizer.${end}`)}
        act={() => doneOrWhyNot(feed.act(isPaired ? { do: 'end-pairings' } : { do: 'stop', round }))}
      />
    </>
  );
};

interface DialogProps extends Props {
  readonly onClose: () => void;
}

/** Removes an entrant, with a note for the log. */
const RemoveDialog = ({ feed, view, onClose }: DialogProps) => {
  const values = view.entrants.flatMap(({ status }, entrant) => (status === 'left' ? [] : [String(entrant)]));
  const [entrant, choose] = useState(values[0] ?? '');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const remove = async (): Promise<void> => {
    const done = await doneOrWhyNot(feed.act({ do: 'leave', entrant: Number(entrant), ...(note.trim() !== '' && { note }) }));
    if (done.ok) onClose();
    else setProblem(done.error);
  };
  return (
    <Dialog title={t('competitionOrganizer.remove')} kind="competition" onClose={onClose}>
      <Form class="dialog-form" onSubmit={remove}>
        <p>{t('competitionOrganizer.removeText')}</p>
        <Select
          label={t('competitionOrganizer.entrant')}
          name="entrant"
          values={values}
          value={entrant}
          textOf={(one) => entrantName(view, Number(one))}
          onChange={choose}
        />
        <TextField label={t('competitionOrganizer.note')} name="note" maxLength={MAX_NOTE} value={note} onInput={setNote} />
        <ProblemText text={problem} />
        <div class="dialog-actions">
          <Button submits name="yes" kind="danger" text={t('competitionOrganizer.remove')} disabled={entrant === ''} />
        </div>
      </Form>
    </Dialog>
  );
};

/** Ends the competition, with a note for everybody. */
const CloseDialog = ({ feed, onClose }: Omit<DialogProps, 'view'>) => {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const close = async (): Promise<void> => {
    const done = await doneOrWhyNot(feed.act({ do: 'close', ...(note.trim() !== '' && { note }) }));
    if (done.ok) onClose();
    else setProblem(done.error);
  };
  return (
    <Dialog title={t('competitionOrganizer.close')} kind="competition" onClose={onClose}>
      <Form class="dialog-form" onSubmit={close}>
        <p>{t('competitionOrganizer.closeText')}</p>
        <TextField label={t('competitionOrganizer.note')} name="note" maxLength={MAX_NOTE} value={note} onInput={setNote} />
        <ProblemText text={problem} />
        <div class="dialog-actions">
          <Button submits name="yes" kind="danger" text={t('competitionOrganizer.close')} />
        </div>
      </Form>
    </Dialog>
  );
};

/** Fetched when it is opened: few results are wrong. */
const CorrectDialog = lazy(
  async () => (await import('./CorrectDialog.js')).CorrectDialog,
  (hasFailed, { onClose }) => (
    <LoadingDialog title={t('competitionOrganizer.correct')} kind="competition" hasFailed={hasFailed} onClose={onClose} />
  ),
);

/** Fetched when it is opened: it has the fields of a new competition. */
const RegulationsDialog = lazy(
  async () => (await import('./RegulationsDialog.js')).RegulationsDialog,
  (hasFailed, { onClose }) => (
    <LoadingDialog title={t('competitionOrganizer.regulations')} kind="competition" hasFailed={hasFailed} onClose={onClose} />
  ),
);

const DIALOGS = { correct: CorrectDialog, remove: RemoveDialog, regulations: RegulationsDialog, close: CloseDialog } as const;
type DialogName = keyof typeof DIALOGS;

/** What only the organizer can do, folded away. */
export const OrganizerFold = ({ feed, view }: Props) => {
  const [opened, open] = useState<DialogName | null>(null);
  const isOver = view.phase === 'closed';
  const hasBegun = view.rounds.some(({ begun, pairings }) => begun !== null && pairings.some(({ result }) => result !== null));
  const names: readonly DialogName[] = [
    ...(hasBegun ? (['correct'] as const) : []),
    ...(isOver
      ? []
      : ([...(view.entrants.some(({ status }) => status !== 'left') ? (['remove'] as const) : []), 'regulations', 'close'] as const)),
  ];
  const Opened = opened && DIALOGS[opened];
  if (names.length === 0) return null;
  return (
    <section class="plate organizer-plate">
      <Fold kind="organizer-fold" title={t('competitionOrganizer.heading')}>
        {() => (
          <div class="row">
            {!isOver && <RoundControls feed={feed} view={view} />}
            {names.map((name) => (
              <Button
                key={name}
                name={name}
                kind={name === 'close' ? 'quiet' : 'plain'}
                text={t(`competitionOrganizer.${name}`)}
                onClick={() => open(name)}
              />
            ))}
          </div>
        )}
      </Fold>
      {Opened && <Opened feed={feed} view={view} onClose={() => open(null)} />}
    </section>
  );
};
