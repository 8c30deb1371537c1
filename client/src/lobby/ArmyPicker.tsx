import '../text/lobbyText.js';
import { useState } from 'preact/hooks';
import { ARMIES } from '@hexfall/shared/content/catalog';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import type { ArmyPick } from '../platform/armyPick.js';
import type { MatchStore } from '../store/MatchStore.js';
import { armyMotto, armyStyle } from '../text/armyText.js';
import { armyName } from '../text/names.js';
import { t } from '../text/translate.js';
import { ArmyPattern } from '../ui/ArmyPattern.js';
import { ArmySheet } from '../ui/ArmySheet.js';
import { Button } from '../ui/Button.js';
import { Emblem, liveryProps } from '../ui/Emblem.js';
import { Radio } from '../ui/fields.js';
import { type ArmyChoice, pickName } from './armyChoice.js';
import './ArmyPicker.css';

interface Props {
  readonly armies: readonly ArmyId[];
  readonly value: ArmyPick | null;
  readonly onChange: (army: ArmyId) => void;
  /** Where a random army can be picked too. */
  readonly onRandom?: () => void;
  /** Why an army cannot be chosen, as a text. */
  readonly barOf?: (army: ArmyId) => string | null;
}

const LEVELS = ['veryEasy', 'easy', 'medium', 'hard', 'veryHard'] as const;

const levelWord = (difficulty: number): string => t(`app.army.level.${LEVELS[difficulty - 1] ?? 'medium'}`);

/** How hard an army is to play: as a bar, and in a word. */
const Difficulty = ({ value }: { readonly value: number }) => (
  <span class="difficulty">
    {LEVELS.map((level, index) => (
      <span key={level} class={index < value ? 'pip full' : 'pip'} />
    ))}
    <span>{levelWord(value)}</span>
  </span>
);

/** The same for who hears it: after what is seen, as it names what is chosen. */
const SpokenDifficulty = ({ value }: { readonly value: number }) => (
  <span class="spoken">{t('app.army.difficulty', { value, level: levelWord(value) })}</span>
);

const RandomArmy = ({ isChosen, onChoose }: { readonly isChosen: boolean; readonly onChoose: () => void }) => (
  <div class="army random-army" data-chosen={isChosen} data-taken={false}>
    <Radio class="army-choice" name="army" value="random" checked={isChosen} onChange={onChoose}>
      <span class="emblem" aria-hidden="true">
        ?
      </span>
      <span class="army-name">{t('app.army.random')}</span>
      <span class="army-style">{t('app.army.randomAbout')}</span>
    </Radio>
  </div>
);

/** One card per army, to choose one. Each shows its tiles on demand. */
export const ArmyPicker = ({ armies, value, onChange, onRandom, barOf = () => null }: Props) => {
  const [sheet, openSheet] = useState<ArmyId | null>(null);
  return (
    <div class="armies" role="radiogroup" aria-label={t('app.start.army')}>
      {armies.map((army) => {
        const bar = barOf(army);
        return (
          <div key={army} class="army" {...liveryProps(army)} data-chosen={value === army} data-taken={bar !== null}>
            <ArmyPattern army={army} />
            <Radio
              class="army-choice"
              name="army"
              value={army}
              checked={value === army}
              disabled={bar !== null}
              onChange={() => onChange(army)}
            >
              <Emblem livery={army} />
              <span class="army-name">{armyName(army)}</span>
              <Difficulty value={ARMIES[army].difficulty} />
              <span class="army-motto">{armyMotto(army)}</span>
              <span class="army-style">{bar ?? armyStyle(army)}</span>
              <SpokenDifficulty value={ARMIES[army].difficulty} />
            </Radio>
            <Button
              kind="quiet"
              text={t('app.army.sheet')}
              label={`${t('app.army.sheet')}: ${armyName(army)}`}
              onClick={() => openSheet(army)}
            />
          </div>
        );
      })}
      {onRandom && <RandomArmy isChosen={value === 'random'} onChoose={onRandom} />}
      {sheet && <ArmySheet army={sheet} onClose={() => openSheet(null)} />}
    </div>
  );
};

/** Lists the armies to choose from when sitting down; if seats get armies in another way, explains how. */
export const ChosenArmy = ({ store, choice }: { readonly store: MatchStore; readonly choice: ArmyChoice }) => {
  const { pick, choose, barOf, isFree } = choice;
  return isFree ? (
    <ArmyPicker armies={ARMY_IDS} value={pick} onChange={choose} onRandom={() => choose('random')} barOf={barOf} />
  ) : (
    <p class="quiet-text">{t(`lobby.armySelection.${store.arrangement.value?.armySelection ?? 'free'}`)}</p>
  );
};

/** The same as a row of emblems, with the tiles of the chosen army on demand. */
export const ChosenArmyRow = ({ store, choice }: { readonly store: MatchStore; readonly choice: ArmyChoice }) => {
  const { pick, choose, barOf, isFree } = choice;
  const [sheet, openSheet] = useState<ArmyId | null>(null);
  if (!isFree) return <p class="quiet-text">{t(`lobby.armySelection.${store.arrangement.value?.armySelection ?? 'free'}`)}</p>;
  return (
    <>
      {pick !== null && (
        <ArmyRow
          name="army"
          label={t('app.start.army')}
          value={pick}
          isNamed
          barOf={barOf}
          onChoose={choose}
          onRandom={() => choose('random')}
        />
      )}
      {pick !== null && pick !== 'random' && (
        <Button
          name="army-sheet"
          kind="quiet"
          size="small"
          text={t('app.army.sheet')}
          label={`${t('app.army.sheet')}: ${armyName(pick)}`}
          onClick={() => openSheet(pick)}
        />
      )}
      {sheet && <ArmySheet army={sheet} onClose={() => openSheet(null)} />}
    </>
  );
};

/** How hard the chosen army is; nothing for a random one. */
const ChosenDifficulty = ({ pick }: { readonly pick: ArmyPick }) =>
  pick === 'random' ? null : (
    <span {...liveryProps(pick)}>
      <span aria-hidden="true">
        <Difficulty value={ARMIES[pick].difficulty} />
      </span>
      <SpokenDifficulty value={ARMIES[pick].difficulty} />
    </span>
  );

interface ArmyRowProps<T extends ArmyPick> {
  /** Of the radio buttons. */
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly onChoose: (army: ArmyId) => void;
  /** Where a random army can be chosen too. */
  readonly onRandom?: () => void;
  /** Whether each emblem has its name below it, and how hard the hardest are. */
  readonly isNamed?: boolean;
  /** Why an army cannot be chosen, as a text. */
  readonly barOf?: (army: ArmyId) => string | null;
}

/** From this difficulty on an army is called hard beside its emblem. */
const HARD = 4;

/** The name of an army, and how hard it is if it is one of the hardest. */
const wordsOf = (army: ArmyId): readonly string[] => {
  const { difficulty } = ARMIES[army];
  return difficulty < HARD ? [armyName(army)] : [armyName(army), levelWord(difficulty)];
};

const WordsBelow = ({ words: [name, level] }: { readonly words: readonly string[] }) => (
  <span class="place-words" aria-hidden="true">
    {name}
    {level !== undefined && <em>{level}</em>}
  </span>
);

/** The emblems of all armies in a row, to choose one where there is little room. */
export const ArmyRow = <T extends ArmyPick>({
  name,
  label,
  value,
  onChoose,
  onRandom,
  isNamed = false,
  barOf = () => null,
}: ArmyRowProps<T>) => (
  <span class="place-armies" role="radiogroup" aria-label={label} data-named={isNamed}>
    {ARMY_IDS.map((army) => (
      <Radio
        key={army}
        class="place-army"
        title={barOf(army) ?? armyName(army)}
        name={name}
        value={army}
        checked={army === value}
        disabled={barOf(army) !== null}
        aria-label={[...(isNamed ? wordsOf(army) : [armyName(army)]), ...(barOf(army) === null ? [] : [barOf(army)])].join(', ')}
        onChange={() => onChoose(army)}
      >
        <Emblem livery={army} />
        {isNamed && <WordsBelow words={wordsOf(army)} />}
      </Radio>
    ))}
    {onRandom && (
      <Radio
        class="place-army"
        title={t('app.army.random')}
        name={name}
        value="random"
        checked={value === 'random'}
        aria-label={t('app.army.random')}
        onChange={() => onRandom()}
      >
        <span class="emblem any" aria-hidden="true">
          ?
        </span>
        {isNamed && <WordsBelow words={[t('app.army.random')]} />}
      </Radio>
    )}
    {!isNamed && <strong>{value === 'random' ? t('app.army.random') : armyName(value)}</strong>}
    {!isNamed && <ChosenDifficulty pick={value} />}
  </span>
);

interface SitButtonProps {
  readonly choice: ArmyChoice;
  readonly busy: boolean;
  /** The text of the button. @param army null where it comes to the seat later. */
  readonly textOf: (army: string | null) => string;
}

/** Submits the form in which an army is chosen, as soon as there is one. */
export const SitButton = ({ choice: { pick, isReady }, busy, textOf }: SitButtonProps) => (
  <Button
    kind="primary"
    size="large"
    submits
    text={busy || !isReady ? t('app.lobby.sitting') : textOf(pick === null ? null : pickName(pick))}
    disabled={busy || !isReady}
  />
);
