import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Hex } from '@hexfall/shared/hex/cells';
import { type DescribedStep, type Fact, hexOfFact } from '@hexfall/shared/inspect/fact';
import type { Frame } from '@hexfall/shared/picture/replay/buildReplay';
import { factText } from '../../text/factText.js';
import { phaseName } from '../../text/names.js';
import { t } from '../../text/translate.js';
import { Button, IconButton } from '../../ui/Button.js';
import { Glyph } from '../../ui/Glyph.js';
import { withTexts } from '../../ui/lazy.js';
import { useTable } from '../TableUi.js';
import './ReplayFacts.css';

/** Causes are only loaded on demand. */
const causePanel = signal<ComponentType<{ readonly step: DescribedStep; readonly at: Hex }> | null>(null);
const loadCauses = async (): Promise<void> => {
  causePanel.value ??= (await withTexts(() => import('./CausePanel.js'))).CausePanel;
};

/** One sentence about what happens; a button where there is something to ask. */
const FactLine = ({ fact, frame }: { readonly fact: Fact; readonly frame: Frame }) => {
  const { labels, replay } = useTable();
  const text = factText(labels.value, fact);
  const at = hexOfFact(fact);
  if (text === '') return null;
  const grave = fact.kind === 'destroyed' || fact.kind === 'hq-destroyed';
  return (
    <li data-now={frame === replay.frame.value} data-grave={grave}>
      {at && frame.step ? (
        <Button
          repeats
          isBare
          class="fact"
          label={t('film.why', { fact: text })}
          data-fact={fact.kind}
          data-at={at.join(',')}
          onClick={() => replay.ask(at)}
        >
          <span>{text}</span>
          <Glyph name="info" />
        </Button>
      ) : (
        <p>{text}</p>
      )}
    </li>
  );
};

const Facts = () => {
  const { replay } = useTable();
  const chapter = replay.chapter.value;
  const isEmpty = chapter.every(({ facts }) => facts.length === 0);
  return (
    <>
      {isEmpty && <p class="quiet-text">{t('film.noFacts')}</p>}
      <ul class="facts">
        {chapter.flatMap((frame) =>
          frame.facts.map((fact, index) => <FactLine key={`${frame.kind} ${index}`} fact={fact} frame={frame} />),
        )}
      </ul>
    </>
  );
};

/**
 * Describes the replay's picture sentence by sentence, with the requested causes. It stands beside the board if there is room, or else over
 * its lower edge on request.
 */
export const ReplayFacts = () => {
  const { replay, factsOpen } = useTable();
  const frame = replay.frame.value;
  const asked = replay.asked.value;
  useEffect(() => {
    if (asked) void loadCauses();
  }, [asked]);
  if (!frame) return null;
  const Causes = causePanel.value;
  const close = (): void => {
    factsOpen.value = false;
    replay.unask();
  };
  return (
    <section class="replay-facts plate" data-open={factsOpen.value || asked !== null} aria-label={t('film.facts')}>
      <header class="replay-facts-head">
        <h2>{frame.phase === null ? t('film.facts') : phaseName(frame.phase)}</h2>
        <IconButton name="facts-close" class="replay-facts-close" glyph="close" label={t('app.close')} onClick={close} />
      </header>
      {asked && Causes ? <Causes step={asked.step} at={asked.at} /> : <Facts />}
    </section>
  );
};
