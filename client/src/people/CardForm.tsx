import { useState } from 'preact/hooks';
import { type Crest, CREST_COLORS, CREST_SHAPES } from '@hexfall/shared/protocol/profiles';
import { NameField } from '../lobby/OwnSeat.js';
import { ownProfile } from '../platform/ownProfile.js';
import { settings } from '../platform/settings.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { CrestSign } from '../ui/CrestSign.js';
import { Form, ProblemText, Radio } from '../ui/fields.js';
import { randomCrest, saveCard } from './playerCard.js';
import './CardForm.css';

interface ChoiceProps<T extends string> {
  readonly name: 'shape' | 'color';
  readonly values: readonly T[];
  readonly chosen: T;
  readonly crestOf: (value: T) => Crest;
  readonly textOf: (value: T) => string;
  readonly onChoose: (value: T) => void;
}

/** Pictures to choose from; each is a radio button with its name. */
const CrestChoice = <T extends string>({ name, values, chosen, crestOf, textOf, onChoose }: ChoiceProps<T>) => (
  <fieldset class="crest-choice">
    <legend>{t(`profile.${name}`)}</legend>
    <div class="crest-options">
      {values.map((value) => (
        <Radio
          key={value}
          class="crest-option"
          title={textOf(value)}
          name={name}
          value={value}
          checked={value === chosen}
          aria-label={textOf(value)}
          onChange={() => onChoose(value)}
        >
          <CrestSign crest={crestOf(value)} isSilent />
        </Radio>
      ))}
    </div>
  </fieldset>
);

/** Name, emblem and color of the player card: to make one, or to change it. */
export const CardForm = ({ onSaved }: { readonly onSaved: (isNew: boolean) => void }) => {
  const [crest, setCrest] = useState<Crest>(() => ownProfile.peek()?.crest ?? randomCrest());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const isNew = ownProfile.value === null;
  const save = async (): Promise<void> => {
    setBusy(true);
    const saved = await saveCard(crest);
    setBusy(false);
    setProblem(saved.ok ? '' : saved.error);
    if (saved.ok) onSaved(isNew);
  };
  return (
    <Form class="plate card-form" onSubmit={save}>
      <div class="card-face" data-crest={crest.color}>
        <p class="quiet-text">{t('profile.preview')}</p>
        <p class="card-preview">
          <CrestSign crest={crest} />
          <strong>
            <bdi>{settings.name.value.trim() || '—'}</bdi>
          </strong>
        </p>
      </div>
      <div class="card-fields">
        <NameField />
        <CrestChoice
          name="shape"
          values={CREST_SHAPES}
          chosen={crest.shape}
          crestOf={(shape) => ({ ...crest, shape })}
          textOf={(shape) => t(`crest.shapes.${shape}`)}
          onChoose={(shape) => setCrest({ ...crest, shape })}
        />
        <CrestChoice
          name="color"
          values={CREST_COLORS}
          chosen={crest.color}
          crestOf={(color) => ({ ...crest, color })}
          textOf={(color) => t(`crest.colors.${color}`)}
          onChoose={(color) => setCrest({ ...crest, color })}
        />
        <ProblemText text={problem} />
        <Button name="save-card" kind="primary" size="large" submits text={t(isNew ? 'profile.make' : 'profile.save')} disabled={busy} />
      </div>
    </Form>
  );
};
