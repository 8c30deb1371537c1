import '../text/lobbyText.js';
import type { ComponentChildren } from 'preact';
import type { Seat } from '@hexfall/shared/model/seat';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import { crestOf } from '../store/seating.js';
import { armyMotto } from '../text/armyText.js';
import { armyName } from '../text/names.js';
import { t } from '../text/translate.js';
import { ArmyPattern } from '../ui/ArmyPattern.js';
import { CrestSign } from '../ui/CrestSign.js';
import { Emblem, liveryProps } from '../ui/Emblem.js';
import { LazySignatureTiles } from './lazyPictures.js';
import '../ui/Fold.css';
import './SeatCard.css';

interface Props {
  readonly seat: Seat;
  readonly seating: SeatView;
  /** What the seat is to this page, as a text; empty if nothing. */
  readonly tag: string;
  /** Whether the match waits for its player. */
  readonly isAwaited: boolean;
  /** Whom a newcomer would play with and against, as phrases. */
  readonly company: readonly string[];
  /** The buttons for it. */
  readonly keys: ComponentChildren;
  /** Whether it is a line that is opened on demand. */
  readonly isFolded?: boolean;
  /** What else is on it. */
  readonly children?: ComponentChildren;
}

/** The name on a seat and the army below it; the name alone while the seat has no army. A control is named by what it shows. */
const SeatText = ({ name, army, taken, isBrief }: SeatView & { readonly isBrief: boolean }) => (
  <span class="seat-text">
    {!taken && t('app.lobby.seatFree')}
    {taken && army === '' && name}
    {taken && army !== '' && (
      <>
        {!isBrief && <span class="spoken">{t('app.lobby.seatTaken', { player: name, army: armyName(army) })}</span>}
        <span aria-hidden={!isBrief}>{name}</span>
        <span class="seat-army" aria-hidden={!isBrief}>
          {armyName(army)}
        </span>
      </>
    )}
  </span>
);

/** A seat at a table before its match: who sits there with which army, or whom one would sit with. */
export const SeatCard = ({ seat, seating, tag, isAwaited, company, keys, isFolded = false, children }: Props) => {
  const { army, taken, computer, level, program, connected } = seating;
  const crest = crestOf(seating);
  const head = (
    <div class="seat-head">
      {army === '' ? (
        <span class="emblem" aria-hidden="true">
          {taken ? '?' : seat + 1}
        </span>
      ) : (
        <Emblem livery={army} />
      )}
      <SeatText {...seating} isBrief={isFolded} />
      <span class="seat-tags">
        {crest && <CrestSign crest={crest} />}
        {tag !== '' && <span class="tag">{tag}</span>}
        {isAwaited && <span class="tag">{t('lobby.ready.not')}</span>}
        {level !== '' && <span class="tag">{t(`computer.levels.${level}`)}</span>}
        {program && <span class="tag">{t('app.lobby.bot')}</span>}
        {taken && !computer && connected === 0 && <span class="tag away">{t('app.lobby.offline')}</span>}
      </span>
      {!taken && company.length > 0 && <p class="seat-company">{company.join(' · ')}</p>}
    </div>
  );
  const rest = (
    <>
      {army !== '' && (
        <div class="signature">
          <p>{armyMotto(army)}</p>
          <LazySignatureTiles army={army} />
        </div>
      )}
      {children}
      <div class="seat-buttons">{keys}</div>
    </>
  );
  return (
    <li class={taken ? 'seat' : 'seat free'} {...(army === '' ? {} : liveryProps(army))}>
      {army !== '' && <ArmyPattern army={army} />}
      {isFolded ? (
        <details class="fold seat-fold">
          <summary>{head}</summary>
          <div class="seat-rest">{rest}</div>
        </details>
      ) : (
        <>
          {head}
          {rest}
        </>
      )}
    </li>
  );
};
