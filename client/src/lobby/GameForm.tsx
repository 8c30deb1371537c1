import { useState } from 'preact/hooks';
import { type Mode, MODES } from '@hexfall/shared/model/options';
import { ARMY_SELECTIONS } from '@hexfall/shared/protocol/lobby';
import { lazy, loadingLine } from '../ui/lazy.js';
import { RuleLink } from '../ui/RuleLink.js';
import { withMode, type NewTableForm, playerCounts, PRESET_NAMES, PRESETS, presetOf } from '../store/newTableForm.js';
import { t } from '../text/translate.js';
import { RadioGroup } from './RadioGroup.js';
import './GameForm.css';
import { useWish } from '../ui/hooks.js';
import type { MatchStore } from '../store/MatchStore.js';
import { refusalText } from '../text/refusalText.js';

interface Props {
  readonly mode: Mode;
  readonly seats: number;
  readonly onMode: (mode: Mode) => void;
  readonly onSeats: (seats: number) => void;
}

/** The mode, and the number of players where there is a choice. */
export const ModePicker = ({ mode, seats, onMode, onSeats }: Props) => {
  const counts = playerCounts(mode);
  return (
    <>
      <RadioGroup
        isRow
        legend={t('app.start.mode')}
        name="mode"
        values={MODES}
        chosen={mode}
        textOf={(wanted) => t(`app.mode.${wanted}`)}
        onChoose={onMode}
      />
      {counts.length > 1 && (
        <RadioGroup
          isRow
          legend={t('app.start.count')}
          name="seats"
          values={counts}
          chosen={seats}
          textOf={(count) => t('app.start.players', { count })}
          onChoose={onSeats}
        />
      )}
    </>
  );
};

/** The clauses that say how a mode is won. */
const MODE_CLAUSES = {
  duel: 'E1',
  deathmatch: 'G1',
  'deathmatch-score': 'G3',
  'one-vs-two': 'G4',
  team: 'G5',
  'team-score': 'G6',
} as const satisfies Readonly<Record<Mode, string>>;

interface GameFormProps {
  readonly value: NewTableForm;
  readonly onChange: (form: NewTableForm) => void;
}

/** The mode, and how armies come to seats. */
export const GameForm = ({ value, onChange }: GameFormProps) => {
  const { mode } = value.options;
  return (
    <>
      <div class="mode-picker">
        <ModePicker
          mode={mode}
          seats={value.seats}
          onMode={(wanted) => onChange(withMode(value, wanted, value.seats))}
          onSeats={(seats) => onChange(withMode(value, mode, seats))}
        />
        <p class="quiet-text">
          {t(`app.modeAbout.${mode}`)} <RuleLink clause={MODE_CLAUSES[mode]} isBeside />
        </p>
      </div>
      <RadioGroup
        isRow
        legend={t('matchmaking.armySelection.legend')}
        name="armySelection"
        values={ARMY_SELECTIONS}
        chosen={value.armySelection}
        textOf={(armySelection) => t(`matchmaking.armySelection.${armySelection}`)}
        onChoose={(armySelection) => onChange({ ...value, armySelection })}
      />
      <p class="quiet-text">
        {t(`matchmaking.armySelection.about.${value.armySelection}`)} <RuleLink clause="S2" isBeside />
      </p>
    </>
  );
};

/** Most tables are made without a look at the options: they are fetched when they are unfolded. */
const OptionsForm = lazy(async () => (await import('./OptionsForm.js')).OptionsForm, loadingLine);

/** The options by subject, folded. */
export const FoldedOptions = (props: GameFormProps) => {
  const [isNeeded, need] = useState(false);
  return (
    <details class="options" onToggle={({ currentTarget }) => need((was) => was || currentTarget.open)}>
      <summary>{t('app.start.options')}</summary>
      {isNeeded && <OptionsForm {...props} />}
    </details>
  );
};

const formOf = ({ options, seats, arrangement }: MatchStore): NewTableForm | null =>
  options.value && arrangement.value
    ? {
        options: options.value,
        seats: seats.value.length,
        startingSeat: arrangement.value.startingSeat,
        armySelection: arrangement.value.armySelection,
        forecast: arrangement.value.forecast,
        listed: arrangement.value.listed,
      }
    : null;

/** What is played at a table, for its creator to change until the match begins: presets first, then everything. */
export const TableSettings = ({ store }: { readonly store: MatchStore }) => {
  const [problem, setProblem] = useState('');
  // The next choice adds to what was chosen.
  const [wished, send] = useWish<NewTableForm>();
  const known = formOf(store);
  const form = known && { ...(wished ?? known), listed: known.listed };
  if (!form || !store.creator.value) return null;
  const change = async (changed: NewTableForm): Promise<void> => {
    const { listed: _, ...wish } = changed;
    const answer = await send(changed, () => store.request('configure', wish));
    setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
  };
  return (
    <section class="plate table-settings">
      <h2>{t('app.lobby.settings')}</h2>
      <RadioGroup
        legend={t('newGame.preset.legend')}
        name="preset"
        values={PRESET_NAMES}
        chosen={presetOf(form)}
        textOf={(name) => t(`newGame.preset.${name}`)}
        aboutOf={(name) => t(`newGame.preset.about.${name}`)}
        onChoose={(name) => void change({ ...PRESETS[name], listed: form.listed })}
      />
      <details class="game-form">
        <summary>{t('newGame.preset.own')}</summary>
        <GameForm value={form} onChange={(wish) => void change(wish)} />
        <FoldedOptions value={form} onChange={(wish) => void change(wish)} />
      </details>
      <p class="problem" role="alert">
        {problem}
      </p>
    </section>
  );
};
