import { useEffect, useState } from 'preact/hooks';
import type { ProfileView } from '@hexfall/shared/protocol/profiles';
import { ownProfile } from '../platform/ownProfile.js';
import { settings } from '../platform/settings.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { CrestSign } from '../ui/CrestSign.js';
import { ProblemText } from '../ui/fields.js';
import { adopt, findCard, refreshCard } from './playerCard.js';
import './CardForm.css';

interface Props {
  readonly cardKey: string;
  /** @param message a sentence for the user; empty if there is nothing to say. */
  readonly onEnd: (message: string) => void;
}

/** Shows the card of a link or phrase before this browser takes it over. Warns if that replaces a card in use. */
export const TakeOver = ({ cardKey, onEnd }: Props) => {
  const [card, setCard] = useState<ProfileView | null>(null);
  const [replaces, setReplaces] = useState(false);
  const [problem, setProblem] = useState('');
  const look = async (): Promise<void> => {
    const own = ownProfile.peek();
    if (own?.key === cardKey && !own.isRevoked) return onEnd(t('profile.take.same'));
    const found = await findCard(cardKey);
    if (!found.ok) return setProblem(found.error);
    if (!found.value) return setProblem(t('profile.enter.unknown'));
    const before = own && !own.isRevoked ? await refreshCard() : null;
    // If the server does not say, it is better to ask.
    setReplaces(before !== null && (!before.ok || before.value.tables + before.value.people > 0));
    setCard(found.value);
  };
  useEffect(() => void look(), [cardKey]);
  if (!card) {
    return (
      <section class="plate take-over">
        <h2>{t('profile.take.heading')}</h2>
        <p class={problem === '' ? 'waiting' : 'problem'} role={problem === '' ? 'status' : 'alert'}>
          {problem === '' ? t('app.later.loading') : problem}
        </p>
        <Button name="keep-card" text={t('profile.take.no')} onClick={() => onEnd('')} />
      </section>
    );
  }
  return (
    <section class="plate take-over" data-part="take-over">
      <h2>{t('profile.take.heading')}</h2>
      <p class="card-preview">
        <CrestSign crest={card.crest} />
        <strong>
          <bdi>{card.name}</bdi>
        </strong>
      </p>
      <p class="quiet-text">{t('profile.counts', { tables: card.tables, people: card.people })}</p>
      <p>{t('profile.take.text')}</p>
      {replaces && <ProblemText text={t('profile.take.replaces', { name: settings.name.value })} />}
      <div class="row">
        <Button name="keep-card" text={t('profile.take.no')} onClick={() => onEnd('')} />
        <Button
          name="take-card"
          kind="primary"
          text={t('profile.take.yes')}
          onClick={() => {
            adopt(cardKey, card);
            onEnd(t('profile.take.done'));
          }}
        />
      </div>
    </section>
  );
};
