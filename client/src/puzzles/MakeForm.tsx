import { cellOf } from '@hexfall/shared/hex/cells';
import { type GoalKind, GOALS } from '@hexfall/shared/notation/puzzle';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { Stepper } from '../sandbox/Stepper.js';
import { hexName, tileName } from '../text/names.js';
import { listOf, t } from '../text/translate.js';
import { Checkbox, Form, Switch, TextField } from '../ui/fields.js';
import type { PuzzleDraft } from './PuzzleDraft.js';
import { goalText } from './puzzleText.js';
import './MakeScreen.css';

const MOST_WOUNDS = 99;

const chosenText = ({ kill, position: { table } }: PuzzleDraft): string => {
  const names = kill.value.map((hex) => {
    const unit = table.board[cellOf(hex)];
    return t('words.unit.on', { unit: unit ? tileName(unit.tile) : '', hex: hexName(hex, boardOf(table)) });
  });
  return names.length > 0 ? listOf(names) : t('puzzles.make.nothing');
};

const Wounds = ({ draft }: { readonly draft: PuzzleDraft }) => {
  const count = draft.wounds.value;
  return (
    <Stepper
      name="damage"
      label={t('puzzles.make.wounds')}
      count={count}
      least={1}
      most={MOST_WOUNDS}
      onChange={(next) => (draft.wounds.value = next)}
    />
  );
};

const GoalChoice = ({ draft, kind }: { readonly draft: PuzzleDraft; readonly kind: GoalKind }) => {
  const isChosen = draft.goals.value.has(kind);
  const text = (): string => {
    if (kind === 'kill') return t('puzzles.make.kill');
    return goalText(draft, kind === 'damage' ? { goal: kind, wounds: draft.wounds.value } : { goal: kind });
  };
  return (
    <div class="make-goal">
      <Checkbox text={text()} name={`goal-${kind}`} checked={isChosen} onChange={() => draft.toggleGoal(kind)} />
      {kind === 'damage' && isChosen && <Wounds draft={draft} />}
      {kind === 'kill' && isChosen && (
        <p class="quiet-text" role="status">
          {t('puzzles.make.killHelp', { units: chosenText(draft) })}
        </p>
      )}
    </div>
  );
};

/** What is asked for, and how it is to be reached. */
export const MakeForm = ({ draft }: { readonly draft: PuzzleDraft }) => {
  const { use, held, title } = draft;
  const count = use.value;
  return (
    <Form class="make-form" onSubmit={() => undefined}>
      <fieldset class="choices">
        <legend>{t('puzzles.make.goals')}</legend>
        {GOALS.map((kind) => (
          <GoalChoice key={kind} draft={draft} kind={kind} />
        ))}
      </fieldset>
      <div class="make-use">
        <span>{t('puzzles.make.use', { number: count, held })}</span>
        <Stepper
          name="use"
          label={t('puzzles.make.use', { number: count, held })}
          count={count}
          least={0}
          most={held}
          onChange={(next) => (use.value = next)}
        />
      </div>
      <Switch name="at-most" text="puzzles.make.atMost" setting={draft.atMost} />
      <Switch name="abilities" text="puzzles.make.abilities" setting={draft.abilities} />
      <TextField
        label={t('puzzles.make.title')}
        name="puzzle-title"
        maxLength={80}
        value={title.value}
        onInput={(value) => (title.value = value)}
      />
    </Form>
  );
};
