import type { ProposableKind } from '@hexfall/shared/protocol/proposals';
import { t } from '../text/translate.js';
import { Glyph, type GlyphName } from '../ui/Glyph.js';
import { useOnline, useTable } from './TableUi.js';

const GLYPHS = { draw: 'swap', pause: 'pause' } as const satisfies Partial<Record<ProposableKind, GlyphName>>;

/** In the menu of a match in play: what can be proposed to the others. */
export const ProposeButtons = ({ onDone }: { readonly onDone: () => void }) => {
  const { labels } = useTable();
  const store = useOnline();
  const { paused, proposals } = store.agreements.value;
  if (store.mine.value.length === 0 || store.phase.value !== 'playing') return null;
  const kinds = (['draw', 'pause'] as const).filter((kind) => !paused && !proposals.some((open) => open.kind === kind));
  const absent = store.seats.value.flatMap(({ absent: isAbsent, substitute }, seat) =>
    isAbsent && !substitute && !store.mine.value.includes(seat) ? [seat] : [],
  );
  const propose = (kind: ProposableKind, about?: number): void => {
    onDone();
    void store.propose(kind, about);
  };
  return (
    <>
      {kinds.map((kind) => (
        <button key={kind} type="button" class="button" data-action={`propose-${kind}`} onClick={() => propose(kind)}>
          <Glyph name={GLYPHS[kind]} />
          <span>{t(`table.proposal.propose.${kind}`)}</span>
        </button>
      ))}
      {absent.map((seat) => (
        <button key={seat} type="button" class="button" data-action="propose-substitute" onClick={() => propose('substitute', seat)}>
          <Glyph name="gear" />
          <span>{t('table.proposal.propose.substitute', { player: labels.value.name(seat) })}</span>
        </button>
      ))}
    </>
  );
};
