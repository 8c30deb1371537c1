import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import type { Attendee } from '@hexfall/shared/protocol/study';
import { CopyField } from '../../ui/CopyField.js';
import { Dialog } from '../../ui/Dialog.js';
import { settings } from '../../platform/settings.js';
import { t } from '../../text/translate.js';
import type { StudyStore } from './StudyStore.js';
import { attendeeName } from './studyText.js';
import './StudyBar.css';

interface Props {
  readonly study: StudyStore;
  readonly link: string;
  readonly onClose: () => void;
}

const Person = ({ study, attendee }: { readonly study: StudyStore; readonly attendee: Attendee }) => {
  const name = attendeeName(attendee);
  const isLeader = study.leader.value?.by === attendee.by;
  const isOwn = study.own.value === attendee.by;
  return (
    <li class="attendee" data-leads={isLeader}>
      <bdi class="attendee-name">{isOwn ? t('study.own', { name }) : name}</bdi>
      {attendee.seat === null && <span class="tag">{t('study.watches')}</span>}
      <span class="quiet-text">{t(isLeader ? 'study.leads' : attendee.follows ? 'study.follows' : 'study.looks')}</span>
      {study.leads.value && !isOwn && (
        <button
          type="button"
          class="button small"
          data-action="hand-over"
          aria-label={t('study.handOverTo', { name })}
          onClick={() => void study.act({ do: 'yield', to: attendee.by })}
        >
          {t('study.handOver')}
        </button>
      )}
    </li>
  );
};

/** What only the leader decides. */
const Leading = ({ study }: { readonly study: StudyStore }) => (
  <>
    <label class="choice">
      <input
        type="checkbox"
        name="everyone-draws"
        checked={study.view.value?.everyone ?? false}
        onChange={({ currentTarget }) => void study.act({ do: 'allow', everyone: currentTarget.checked })}
      />
      <span>{t('study.everyone')}</span>
    </label>
    <button type="button" class="button" data-action="yield" onClick={() => void study.act({ do: 'yield', to: null })}>
      {t('study.yield')}
    </button>
  </>
);

/** Who walks through the match together, who leads, and how others come. */
export const AttendeesDialog = ({ study, link, onClose }: Props) => {
  const { listed, count } = study.attendees.value;
  const watches = study.table.mine.value.length === 0;
  const leave = (): void => {
    onClose();
    study.leave();
  };
  return (
    <Dialog title={t('study.people')} onClose={onClose} kind="attendees">
      <ul class="attendees">
        {listed.map((attendee) => (
          <Person key={attendee.by} study={study} attendee={attendee} />
        ))}
      </ul>
      {count > listed.length && <p class="quiet-text">{t('study.more', { count: count - listed.length })}</p>}
      {watches && (
        <label class="field">
          <span>{t('study.name')}</span>
          <input
            type="text"
            name="study-name"
            autocomplete="nickname"
            maxLength={MAX_NAME_LENGTH}
            value={settings.name.value}
            onChange={({ currentTarget }) => {
              settings.name.value = currentTarget.value;
              void study.rename();
            }}
          />
        </label>
      )}
      {study.leads.value && <Leading study={study} />}
      {!watches && !study.leads.value && study.leader.value?.seat === null && (
        <button type="button" class="button" data-action="take-lead" onClick={() => void study.lead()}>
          {t('study.lead')}
        </button>
      )}
      <CopyField label={t('study.link')} text={link} />
      <button type="button" class="button" data-action="study-leave" onClick={leave}>
        {t('study.leave')}
      </button>
    </Dialog>
  );
};
