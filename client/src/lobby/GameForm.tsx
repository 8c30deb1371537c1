import { useState } from 'preact/hooks';
import { type Mode, MODES } from '@hexfall/shared/model/options';
import { ARMY_SELECTIONS } from '@hexfall/shared/protocol/lobby';
import type { Lobby } from '../store/Lobby.js';
import { type NewTableForm, playerCounts, PRESET_NAMES, presetOf, withMode, withPreset } from '../store/newTableForm.js';
import { presetFacts, presetName, sideEffects } from '../text/lobbyText.js';
import { groundText, playedText } from '../text/optionText.js';
import { refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { ProblemText } from '../ui/fields.js';
import { Fold } from '../ui/Fold.js';
import { ROOMY, useMediaQuery, useWish } from '../ui/hooks.js';
import { lazy, loadingLine } from '../ui/lazy.js';
import { RadioGroup } from '../ui/RadioGroup.js';
import { RuleLink } from '../ui/RuleLink.js';
import { HostSettings } from './HostSettings.js';
import './GameForm.css';

interface Props {
  readonly mode: Mode;
  readonly seats: number;
  readonly onMode: (mode: Mode) => void;
  readonly onSeats: (seats: number) => void;
  /** What a choice would change besides, as a text; nothing if left out. */
  readonly noteOf?: (choice: 'mode' | 'seats', mode: Mode, seats: number) => string;
}

/** The mode, and the number of players where there is a choice. */
export const ModePicker = ({ mode, seats, onMode, onSeats, noteOf = () => '' }: Props) => {
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
        noteOf={(wanted) => noteOf('mode', wanted, seats)}
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
          noteOf={(count) => noteOf('seats', mode, count)}
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
          noteOf={(choice, wanted, seats) => sideEffects(choice, value, withMode(value, wanted, seats)).join('. ')}
        />
        <p class="quiet-text">
          {t(`lobby.mode.${mode}`)} <RuleLink clause={MODE_CLAUSES[mode]} isBeside />
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
        {t(`lobby.armySelection.${value.armySelection}`)} <RuleLink clause="S2" isBeside />
      </p>
    </>
  );
};

/** Maps and options are fetched when they are unfolded: most tables are created without a look at them. */
const OptionsForm = lazy(async () => (await import('./OptionsForm.js')).OptionsForm, loadingLine);
const MapPicker = lazy(async () => (await import('./MapPicker.js')).MapPicker, loadingLine);

interface FoldedMapsProps extends GameFormProps {
  readonly hasPresets?: boolean;
}

/** The maps, folded. */
export const FoldedMaps = (props: FoldedMapsProps) => (
  <Fold kind="folded-maps" title={t('terrain.map')} chosen={groundText(props.value.options)}>
    {() => <MapPicker {...props} />}
  </Fold>
);

/** What a table is set up for; null while it is not known. */
export const formOf = ({ options, seats, arrangement }: Lobby): NewTableForm | null =>
  options.value && arrangement.value
    ? {
        options: options.value,
        seats: seats.value.length,
        startingSeat: arrangement.value.startingSeat,
        armySelection: arrangement.value.armySelection,
        forecast: arrangement.value.forecast,
        seriesKind: arrangement.value.seriesKind,
        listed: arrangement.value.listed,
      }
    : null;

/** What tables are often made for, as cards. */
const PresetPicker = ({ value, onChange }: GameFormProps) => (
  <RadioGroup
    legend={t('lobby.preset.legend')}
    name="preset"
    values={PRESET_NAMES}
    chosen={presetOf(value)}
    textOf={presetName}
    aboutOf={(name) => t(`lobby.preset.about.${name}`)}
    factsOf={presetFacts}
    noteOf={(name) => sideEffects('preset', value, withPreset(value, name)).join('. ')}
    onChoose={(name) => onChange(withPreset(value, name))}
  />
);

interface SettingsProps {
  readonly store: Lobby;
  /** Changes what is played; by default asks the table for just that. */
  readonly configure?: (wish: Omit<NewTableForm, 'listed'>) => ReturnType<Lobby['request']>;
}

/**
 * Lets the creator change the game of a table until the match starts: presets first, then everything. On a phone all of it is folded into a
 * line that says what is played.
 */
export const TableSettings = ({ store, configure = (wish) => store.request('configure', wish) }: SettingsProps) => {
  const [problem, setProblem] = useState('');
  const isFolded = !useMediaQuery(ROOMY);
  // The next choice adds to what was chosen.
  const [wished, send] = useWish<NewTableForm>();
  const known = formOf(store);
  const form = known && { ...(wished ?? known), listed: known.listed };
  if (!form || !store.creator.value) return null;
  const preset = presetOf(form);
  const change = async (changed: NewTableForm): Promise<void> => {
    const { listed: _, ...wish } = changed;
    const answer = await send(changed, () => configure(wish));
    setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
  };
  const settings = (
    <>
      <PresetPicker value={form} onChange={(wish) => void change(wish)} />
      <div class="folds">
        <FoldedMaps value={form} onChange={(wish) => void change(wish)} hasPresets />
        <Fold kind="game-form" title={t('lobby.preset.own')}>
          {() => (
            <>
              {store.online && <HostSettings store={store.online} />}
              {preset && <p class="quiet-text preset-ends">{t('lobby.effect.presetEnds', { preset: presetName(preset) })}</p>}
              <GameForm value={form} onChange={(wish) => void change(wish)} />
              <OptionsForm value={form} onChange={(wish) => void change(wish)} />
            </>
          )}
        </Fold>
      </div>
      <ProblemText text={problem} />
    </>
  );
  return isFolded ? (
    <details class="fold plate table-settings">
      <summary>
        <span class="fold-title">
          <strong>{t('app.lobby.settings')}</strong>
          <span class="quiet-text">{playedText(form.options, store.arrangement.value)}</span>
        </span>
      </summary>
      <div class="fold-content">{settings}</div>
    </details>
  ) : (
    <section class="plate table-settings">
      <h2>{t('app.lobby.settings')}</h2>
      {settings}
    </section>
  );
};
