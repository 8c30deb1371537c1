import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { ProposableKind } from '@hexfall/shared/protocol/proposals';
import { addressOf } from '../net/address.js';
import { newVersion, reloadPage } from '../offline/newVersion.js';
import type { MatchStore } from '../store/MatchStore.js';
import { refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { CopyField } from '../ui/CopyField.js';
import { Dialog } from '../ui/Dialog.js';
import { Glyph, type GlyphName } from '../ui/Glyph.js';
import { saveFile } from '../ui/saveFile.js';
import { LazyWebhookField } from './lazyParts.js';
import { DeviceLink, InviteLink, ReplayLink, ReviewLink, SandboxLink, StudyLink } from './links.js';
import { OptionChips } from './OptionChips.js';
import { FilmButton, PictureButtons } from './PictureButtons.js';
import { SeriesLine } from './SeriesLine.js';
import { TableSlots, useOnline, useTable } from './TableUi.js';

/**
 * Saves a running match to a file to continue in another browser. Only if all people play on this page: the file reveals the order of the
 * draw piles.
 */
const SaveGameButton = ({ store, onDone }: { readonly store: MatchStore; readonly onDone: () => void }) => {
  if (store.phase.value !== 'playing' || !store.isAlone.value) return null;
  const save = async (): Promise<void> => {
    const answer = await store.request('save', {});
    if (answer.ok) {
      const record = new Blob([JSON.stringify(answer.value.record)], { type: 'application/json' });
      await saveFile(record, `hexfall-${store.code.peek() ?? ''}.json`);
    } else store.say(refusalText(answer.error));
    onDone();
  };
  return (
    <Button
      name="save-game"
      glyph="download"
      text={t('matchReplay.save.button')}
      about={t('matchReplay.save.about')}
      onClick={() => void save()}
    />
  );
};

const GLYPHS = { draw: 'swap', pause: 'pause' } as const satisfies Partial<Record<ProposableKind, GlyphName>>;

/** In the menu of a match in play: what can be proposed to the others. */
const ProposeButtons = ({ onDone }: { readonly onDone: () => void }) => {
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
        <Button
          key={kind}
          name={`propose-${kind}`}
          glyph={GLYPHS[kind]}
          text={t(`table.proposal.propose.${kind}`)}
          onClick={() => propose(kind)}
        />
      ))}
      {absent.map((seat) => (
        <Button
          key={seat}
          name="propose-substitute"
          glyph="gear"
          text={t('table.proposal.propose.substitute', { player: labels.value.name(seat) })}
          onClick={() => propose('substitute', seat)}
        />
      ))}
    </>
  );
};

/** What the server has committed to before the match, to be kept; shown on demand. Nothing at a table without a commitment. */
const CommitmentField = ({ commitment }: { readonly commitment: string }) =>
  commitment === '' ? null : (
    <details class="device-link" data-part="commitment">
      <summary>{t('table.fair.heading')}</summary>
      <p>{t('table.fair.explain')}</p>
      <CopyField label={t('table.fair.commitment')} text={commitment} isLink={false} />
    </details>
  );

const OnlineFields = ({ store }: { readonly store: MatchStore }) => {
  const code = store.code.value ?? '';
  return (
    <>
      <OptionChips store={store} />
      <InviteLink code={code} />
      <DeviceLink code={code} />
      <LazyWebhookField store={store} />
      <CommitmentField commitment={store.commitment.value} />
      {store.drawKnown.value && <p data-part="draw-known">{t('table.fair.known')}</p>}
    </>
  );
};

interface MenuGroupProps {
  readonly heading: string;
  readonly children: ComponentChildren;
}

/** Buttons of one purpose. Nothing is left of a group without buttons. */
const MenuGroup = ({ heading, children }: MenuGroupProps) => (
  <section class="menu-group">
    <h3>{heading}</h3>
    <div class="menu-links">{children}</div>
  </section>
);

/** What is rarely needed at a table: its options and link, the rules, another device, resigning. */
export const TableMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const { store, controls, dialog, labels } = useTable();
  const { online } = store;
  const { about, menu } = useContext(TableSlots);
  const table = store.playback.shown.value;
  const mayResign = store.me.value !== null && store.mine.value.length > 0 && !table?.outcome;
  const resign = (): void => {
    onClose();
    controls.send({ do: 'resign' });
  };
  return (
    <Dialog title={store.heading.value} onClose={onClose} kind="menu">
      {online && <OnlineFields store={online} />}
      {about}
      <SeriesLine store={store} name={labels.value.name} />
      {newVersion.value && (
        <Button
          name="update"
          kind="primary"
          glyph="info"
          text={`${t('offline.newVersion')} ${t('offline.reload')}`}
          onClick={() => void reloadPage()}
        />
      )}
      <MenuGroup heading={t('table.menu.look')}>
        <Button
          name="tiles"
          glyph="pile"
          text={t('sheet.button')}
          onClick={() => (dialog.value = { kind: 'tiles', seat: store.me.value ?? 0 })}
        />
        {online && table && table.turn.phase === 'turn' && <ReplayLink code={online.code.value ?? ''} />}
        {online && table?.outcome && <ReviewLink code={online.code.value ?? ''} />}
        {online && table?.outcome && <StudyLink code={online.code.value ?? ''} />}
        {table && <SandboxLink table={table} />}
      </MenuGroup>
      <MenuGroup heading={t('table.menu.help')}>
        <a class="button" href={addressOf('/rules')} target="_blank" rel="noreferrer">
          <Glyph name="info" />
          <span>{t('app.menu.rules')}</span>
        </a>
        <Button name="keys" glyph="keyboard" text={t('app.menu.keys')} onClick={() => (dialog.value = { kind: 'keys' })} />
        <Button name="settings" glyph="gear" text={t('app.menu.settings')} onClick={() => (dialog.value = { kind: 'settings' })} />
      </MenuGroup>
      <MenuGroup heading={t('table.menu.save')}>
        {online && <SaveGameButton store={online} onDone={onClose} />}
        {table && <PictureButtons table={table} title={store.heading.value} labels={labels.value} />}
        <FilmButton />
      </MenuGroup>
      <MenuGroup heading={t('table.menu.match')}>
        {menu?.(onClose)}
        {online && <ProposeButtons onDone={onClose} />}
        {mayResign && <Button name="resign" kind="danger" glyph="flag" text={t('table.action.resign')} onClick={resign} />}
      </MenuGroup>
    </Dialog>
  );
};
