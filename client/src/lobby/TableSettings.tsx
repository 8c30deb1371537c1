import { useState } from 'preact/hooks';
import { useWish } from '../shell/useWish.js';
import type { MatchStore } from '../store/MatchStore.js';
import { PRESET_NAMES, PRESETS, presetOf, type NewTableForm } from '../store/newTableForm.js';
import { refusalText } from '../text/rejectionText.js';
import { t } from '../text/translate.js';
import { FoldedOptions, GameForm } from './GameForm.js';
import { RadioGroup } from './RadioGroup.js';

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
