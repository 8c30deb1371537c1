import { useContext } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import type { ProposableKind } from '@hexfall/shared/protocol/proposals';
import { SHORTCUTS } from '../../store/input/shortcuts.js';
import type { MatchStore } from '../../store/MatchStore.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import type { GlyphName } from '../../ui/Glyph.js';
import { ReplayLink, ReviewLink, StudyLink } from '../links.js';
import { RematchButton } from '../result/RematchButton.js';
import { TableSlots, useOnline, useTable } from '../TableUi.js';

const GLYPHS = { draw: 'swap', pause: 'pause' } as const satisfies Partial<Record<ProposableKind, GlyphName>>;

/** The seats of others for whom a computer player can be proposed. */
const absentSeats = (store: MatchStore): readonly Seat[] =>
  store.seats.value.flatMap(({ absent, substitute }, seat) => (absent && !substitute && !store.mine.value.includes(seat) ? [seat] : []));

interface CloseProps {
  readonly onClose: () => void;
}

const SubstituteButton = ({ seat, onClose }: CloseProps & { readonly seat: Seat }) => {
  const { labels } = useTable();
  const store = useOnline();
  const propose = (): void => {
    onClose();
    void store.propose('substitute', seat);
  };
  const text = t('table.proposal.propose.substitute', { player: labels.value.name(seat) });
  return <Button name="propose-substitute" glyph="robot" text={text} onClick={propose} />;
};

/** For whom a computer player is proposed, where several are away. */
export const SubstituteButtons = ({ onClose }: CloseProps) => (
  <div class="menu-links">
    {absentSeats(useOnline()).map((seat) => (
      <SubstituteButton key={seat} seat={seat} onClose={onClose} />
    ))}
  </div>
);

interface Props extends CloseProps {
  /** Asks for whom. */
  readonly onSubstitute: () => void;
}

/** What can be proposed to the others. */
const ProposeButtons = ({ onSubstitute, onClose }: Props) => {
  const store = useOnline();
  const { paused, proposals } = store.agreements.value;
  if (store.mine.value.length === 0 || store.phase.value !== 'playing') return null;
  const kinds = (['draw', 'pause'] as const).filter((kind) => !paused && !proposals.some((open) => open.kind === kind));
  const propose = (kind: ProposableKind): void => {
    onClose();
    void store.propose(kind);
  };
  const [absent, ...more] = absentSeats(store);
  return (
    <>
      {kinds.map((kind) => (
        <Button
          key={kind}
          name={`propose-${kind}`}
          glyph={GLYPHS[kind]}
          text={t(`table.proposal.propose.${kind}`)}
          onClick={() => propose(kind)}
        />
      ))}
      {absent !== undefined && more.length === 0 && <SubstituteButton seat={absent} onClose={onClose} />}
      {more.length > 0 && <Button name="menu-substitute" glyph="robot" text={t('tableMenu.substitute')} onClick={onSubstitute} />}
    </>
  );
};

/** The tiles left and the match so far; what can be proposed; after the match what comes next. What ends it stands alone, at the end. */
export const MatchButtons = ({ onSubstitute, onClose }: Props) => {
  const { store, controls, dialog } = useTable();
  const { menu } = useContext(TableSlots);
  const { online } = store;
  const table = store.playback.shown.value;
  const isOver = Boolean(table?.outcome);
  const code = online?.code.value ?? '';
  const resign = (): void => {
    onClose();
    controls.send({ do: 'resign' });
  };
  return (
    <>
      {online && isOver && <RematchButton />}
      {!isOver && (
        <Button
          name="tiles"
          glyph="pile"
          text={t('sheet.button')}
          shortcut={SHORTCUTS.page.tiles[0]}
          onClick={() => (dialog.value = { kind: 'tiles', seat: store.me.value ?? 0 })}
        />
      )}
      {online && (isOver || table?.turn.phase === 'turn') && <ReplayLink code={code} />}
      {online && isOver && (
        <>
          <ReviewLink code={code} />
          {!online.isSealed.value && <StudyLink code={code} />}
        </>
      )}
      {menu}
      {online && <ProposeButtons onSubstitute={onSubstitute} onClose={onClose} />}
      {!isOver && store.me.value !== null && store.mine.value.length > 0 && (
        <Button name="resign" class="resign" kind="danger" glyph="flag" text={t('table.action.resign')} onClick={resign} />
      )}
    </>
  );
};
