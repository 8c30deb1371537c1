import { useMemo } from 'preact/hooks';
import type { Outcome } from '@hexfall/shared/model/result';
import type { Table } from '@hexfall/shared/model/state';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import type { History } from '../../store/history.js';
import { type BattleFact, decisiveBattle, factsOf } from '../../store/matchFacts.js';
import { timelineOf } from '../../store/timeline.js';
import { battleLossText, lossText, matchFactText } from '../../text/resultText.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { Emblem } from '../../ui/Emblem.js';
import { Glyph } from '../../ui/Glyph.js';
import { useTable } from '../TableUi.js';
import { HqChart } from './HqChart.js';
import './ResultPanel.css';
import '../replay/ReplayTimeline.css';

interface Props {
  readonly table: Table;
  readonly outcome: Outcome;
  /** The whole match. */
  readonly history: History;
}

/** What a battle took from the HQs, or the points that were won in it, by emblem. */
const Lost = ({ battle }: { readonly battle: BattleFact }) => {
  const { labels } = useTable();
  return (
    <span class="decisive-lost" aria-hidden="true">
      {battle.lost.map(
        (value, seat) =>
          value !== 0 && (
            <span key={seat}>
              <Emblem livery={labels.value.livery(seat)} />
              {lossText(value)}
            </span>
          ),
      )}
    </span>
  );
};

/** A shorter match has no story: its curves are flat, and its facts say nothing. */
const LEAST_TURNS = 10;

/** The story of a match: the curves of the HQs, the battle that decided it, and three facts. */
export const ResultStory = ({ table, outcome, history }: Props) => {
  const { store, labels } = useTable();
  const decisive = useMemo(() => decisiveBattle(history, outcome), [history, outcome]);
  const facts = useMemo(() => factsOf(history), [history]);
  const isLong = table.turn.number >= LEAST_TURNS;
  if (!isLong && !decisive) return null;
  return (
    <div class="result-story">
      {isLong && (
        <figure class="timeline" role="img" aria-label={t(isScoreMode(table.options.mode) ? 'result.curveScore' : 'result.curve')}>
          <HqChart timeline={timelineOf(history)} last={history.steps.length} />
        </figure>
      )}
      {decisive && (
        <Button name="decisive" class="decisive" about={t('result.decisiveHint')} onClick={() => store.watchAgain(decisive.seq)}>
          <Glyph name="film" />
          <span>
            {t('result.decisive', { turn: decisive.turn })} <span class="spoken">{battleLossText(decisive, labels.value)}</span>
            <Lost battle={decisive} />
          </span>
        </Button>
      )}
      {isLong && (
        <ul class="result-facts" aria-label={t('result.facts')}>
          {facts.map((fact) => (
            <li key={fact.kind}>{matchFactText(fact, labels.value)}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
