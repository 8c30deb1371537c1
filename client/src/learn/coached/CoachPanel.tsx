import type { Advice } from '../../table/advice/Advice.js';
import { adviceText, markedText } from '../../table/advice/adviceText.js';
import { useTable } from '../../table/TableUi.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { RuleLink } from '../../ui/RuleLink.js';
import { useCoached } from './CoachedGame.js';
import './CoachPanel.css';

const Words = ({ advice }: { readonly advice: Advice }) => {
  const board = useTable().board.value;
  return (
    <span key={advice.text}>
      {adviceText(advice, board)}
      <span class="spoken"> {markedText(advice, board)}</span>
    </span>
  );
};

/** Shows the text of the coach. The element always exists for screen readers, which announce changes to it. */
export const CoachPanel = () => {
  const { game } = useCoached();
  const advice = game.spoken.value;
  const [clause] = advice && advice !== 'nothing' ? advice.clauses : [];
  return (
    <section class={advice ? 'coach-says' : 'coach-says spoken'} aria-label={t('coached.coach')} data-speaks={advice !== null}>
      <p class="coach-words">
        <span class="coach-text" aria-live="polite" aria-atomic="true">
          {advice === 'nothing' ? t('coached.nothing') : advice && <Words advice={advice} />}
        </span>
        {clause !== undefined && (
          <span class="coach-clauses">
            <RuleLink clause={clause} isSign />
          </span>
        )}
      </p>
      {advice && (
        <Button
          name="got-it"
          kind="primary"
          size="small"
          class="got-it"
          glyph="check"
          text={t('coached.close')}
          about={t('coached.close')}
          onClick={() => game.close()}
        />
      )}
    </section>
  );
};
