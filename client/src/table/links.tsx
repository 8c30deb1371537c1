import { useEffect } from 'preact/hooks';
import type { Table } from '@hexfall/shared/model/state';
import { addressOf } from '../net/address.js';
import { findLanHost, isOnlyHere, lanHost, linkTo, networkHosts } from '../net/links.js';
import { pathOfMoment, pathOfReview, pathOfStudy, pathOfTable, tableToReturnTo } from '../platform/route.js';
import { deviceLink, keysOf } from '../platform/seatKeys.js';
import { t } from '../text/translate.js';
import { CopyField } from '../ui/CopyField.js';
import { Select, TextField } from '../ui/fields.js';
import { Glyph } from '../ui/Glyph.js';
import { useLatest } from '../ui/hooks.js';
import { Link } from '../ui/Link.js';
import { QrCode } from '../ui/QrCode.js';
import './links.css';

/** Walks through the match of a table from its beginning. */
export const ReplayLink = ({ code }: { readonly code: string }) => (
  <Link to={pathOfMoment(pathOfTable(code), { turn: 0, step: 0 })} kind="button replay-link">
    <Glyph name="play" />
    <span>{t('matchReplay.open')}</span>
  </Link>
);

/** Opens the replay of the finished match of a table with its review. */
export const ReviewLink = ({ code }: { readonly code: string }) => (
  <Link to={pathOfReview(pathOfTable(code))} kind="button review-link">
    <Glyph name="chart" />
    <span>{t('matchReplay.openReview')}</span>
  </Link>
);

/** Opens the replay of the finished match of a table, to be walked through with others. */
export const StudyLink = ({ code }: { readonly code: string }) => (
  <Link to={pathOfStudy(pathOfTable(code), { turn: 1, step: 0 })} kind="button study-link">
    <Glyph name="people" />
    <span>{t('matchReplay.together')}</span>
  </Link>
);

/** The file of the finished match of a table. */
export const RecordLink = ({ code }: { readonly code: string }) => (
  <a class="button" href={addressOf(`/api/matches/${code}/record`)} download={`hexfall-${code}.json`}>
    <Glyph name="download" />
    <span>{t('table.result.record')}</span>
  </a>
);

const pathOf = async (table: Table): Promise<string> => {
  const { sandboxPath } = await import('../platform/positionLink.js');
  return sandboxPath(table);
};

/** Opens a position in the sandbox, in a window of its own: the table stays where it is. */
export const SandboxLink = ({ table }: { readonly table: Table }) => {
  const path = useLatest(() => pathOf(table), [table]);
  // It has its place from the beginning: nothing is to move away under a finger.
  return (
    <a class="button" {...(path !== null && { href: addressOf(path) })} target="_blank" rel="noreferrer" data-action="sandbox">
      <Glyph name="board" />
      <span>{t('app.sandbox.show')}</span>
    </a>
  );
};

/** Leads back to the table whose invitation brought the user to the lesson; nothing for others. */
export const ReturnLink = ({ kind = 'button small return-link' }: { readonly kind?: string }) => {
  const code = tableToReturnTo(location.search);
  return code === null ? null : (
    <Link to={pathOfTable(code)} kind={kind}>
      {t('newGame.invitation.back', { code })}
    </Link>
  );
};

/** Asks which address of this computer to use in links, if it has several: only the user knows which of them other devices reach. */
const LanHostField = () =>
  networkHosts.value.length > 1 && (
    <Select
      label={t('app.lobby.lanHost')}
      name="lan-host"
      values={networkHosts.value}
      value={lanHost.value ?? ''}
      textOf={(host) => host}
      onChange={(host) => (lanHost.value = host)}
    />
  );

interface InviteProps {
  readonly code: string;
  /** Whether the link is copied from here, only read, or elsewhere on the page. */
  readonly shows?: 'copied' | 'read' | 'code';
}

/** The link that invites to a table, and its QR code. */
export const InviteLink = ({ code, shows = 'copied' }: InviteProps) => {
  const link = linkTo(pathOfTable(code));
  useEffect(() => void findLanHost(), []);
  return (
    <div class="link-field" data-part="invite">
      {shows === 'copied' && <CopyField label={t('app.lobby.link')} text={link} />}
      {shows === 'read' && (
        <TextField readOnly aria-label={t('app.lobby.link')} value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      )}
      {isOnlyHere() && (
        <p class="quiet-text" role="status">
          {lanHost.value === null ? t('app.lobby.onlyHere') : t('app.lobby.inNetwork', { host: location.hostname })}
        </p>
      )}
      <LanHostField />
      <QrCode text={link} label={t('matchmaking.qr.invite')} />
    </div>
  );
};

/** The links and QR codes with which this browser's seats can be played from another device, shown on demand. */
export const DeviceLink = ({ code }: { readonly code: string }) => {
  const keys = keysOf(code);
  if (keys.length === 0) return null;
  return (
    <details class="fold device-link" data-part="device">
      <summary>{t('app.lobby.otherDevice')}</summary>
      <p>{t('app.lobby.otherDeviceText')}</p>
      {keys.map((key) => (
        <div key={key} class="link-field">
          <CopyField label={t('app.lobby.otherDevice')} text={deviceLink(code, key)} />
          <QrCode text={deviceLink(code, key)} label={t('matchmaking.qr.seat')} />
        </div>
      ))}
    </details>
  );
};
