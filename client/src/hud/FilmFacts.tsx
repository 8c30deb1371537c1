import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Fact, FilmStep, Frame } from '../battle/types.js';
import { placeOf } from '../battle/placeOf.js';
import { factText } from '../text/factText.js';
import { t } from '../text/translate.js';
import { Glyph } from './Glyph.js';
import { useTable } from './tableScope.js';

/** Causes are only loaded when somebody asks for them. */
const causePanel = signal<ComponentType<{ readonly step: FilmStep; readonly at: Hex }> | null>(null);
const loadCauses = async (): Promise<void> => {
  causePanel.value ??= (await import('./CausePanel.js')).CausePanel;
};

/** One sentence about what happens; a button where there is something to ask. */
const FactLine = ({ fact, frame }: { readonly fact: Fact; readonly frame: Frame }) => {
  const { cast, deck } = useTable();
  const text = factText(cast.value, fact);
  const at = placeOf(fact, frame);
  if (text === '') return null;
  const grave = fact.kind === 'destroyed' || fact.kind === 'hq-destroyed';
  return (
    <li data-now={frame === deck.frame.value} data-grave={grave}>
      {at && frame.step ? (
        <button
          type="button"
          class="fact"
          data-fact={fact.kind}
          data-at={at.join(',')}
          aria-label={t('film.why', { fact: text })}
          onClick={() => deck.ask(at)}
        >
          <span>{text}</span>
          <Glyph name="info" />
        </button>
      ) : (
        <p>{text}</p>
      )}
    </li>
  );
};

const Facts = () => {
  const { deck } = useTable();
  const chapter = deck.chapter.value;
  const isEmpty = chapter.every(({ facts }) => facts.length === 0);
  return (
    <>
      {isEmpty && <p class="quiet-text">{t('film.noFacts')}</p>}
      <ul class="facts">
        {chapter.flatMap((frame) =>
          frame.facts.map((fact, place) => <FactLine key={`${frame.kind} ${place}`} fact={fact} frame={frame} />),
        )}
      </ul>
    </>
  );
};

/**
 * What happens in the picture of the film, sentence by sentence, and the causes of what was asked for. It stands beside the board
 * where there is room, and else over its lower edge when it is called.
 */
export const FilmFacts = () => {
  const { deck, factsOpen } = useTable();
  const frame = deck.frame.value;
  const asked = deck.asked.value;
  useEffect(() => {
    if (asked) void loadCauses();
  }, [asked]);
  if (!frame) return null;
  const Causes = causePanel.value;
  const close = (): void => {
    factsOpen.value = false;
    deck.unask();
  };
  return (
    <section class="film-facts plate" data-open={factsOpen.value || asked !== null} aria-label={t('film.facts')}>
      <header class="film-facts-head">
        <h2>{frame.phase === null ? t('film.facts') : t('table.film.phase', { initiative: frame.phase })}</h2>
        <button type="button" class="icon-button film-facts-close" data-action="facts-close" aria-label={t('app.close')} onClick={close}>
          <Glyph name="close" />
        </button>
      </header>
      {asked && Causes ? <Causes step={asked.step} at={asked.at} /> : <Facts />}
    </section>
  );
};
