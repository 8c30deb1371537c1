import { useState } from 'preact/hooks';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { isTeamMode, teamOf } from '@hexfall/shared/rules/sides';
import { Dialog } from '../ui/Dialog.js';
import { liveryProps } from '../ui/Emblem.js';
import { createHotSeat } from '../table/createHotSeat.js';
import { initialSeats, isNamed, SEAT_KINDS, withArmy, withSeat, type SeatKind, type SeatPlan } from '../store/hotSeatSetup.js';
import { settings } from '../platform/settings.js';
import type { NewTableForm } from '../store/newTableForm.js';
import { t } from '../text/translate.js';
import { ArmyRow } from '../lobby/ArmyPicker.js';
import { LevelSelect } from '../lobby/LevelSelect.js';
import { ServerAwayNotice, startLocally, PlayLocationField, usePlayLocation } from '../lobby/PlayLocation.js';
import { useNewTable } from '../table/useNewTable.js';
import { Button } from '../ui/Button.js';
import { Checkbox, Form, ProblemText, Radio, TextField } from '../ui/fields.js';
import './HotSeatDialog.css';

interface PlaceProps {
  readonly plan: SeatPlan;
  readonly seat: number;
  readonly withArmies: boolean;
  /** Who can play there. */
  readonly kinds: readonly SeatKind[];
  /** What the seat belongs to besides its player, as a text. */
  readonly team: string;
  readonly onChange: (change: Partial<SeatPlan>) => void;
  readonly onArmy: (army: ArmyId) => void;
}

/** One seat: who plays there, by which name, with which army. */
const PlaceLine = ({ plan: { kind, name, army, level }, seat, withArmies, kinds, team, onChange, onArmy }: PlaceProps) => (
  <li class="place" data-kind={kind} {...(withArmies && kind !== 'open' ? liveryProps(army) : {})}>
    <span class="place-head">
      <span class="seat-number">{seat + 1}</span>
      {team !== '' && <span class="tag">{team}</span>}
      <span class="choice-row" role="radiogroup" aria-label={t('hotSeat.who', { number: seat + 1 })}>
        {kinds.map((other) => (
          <Radio
            text={t(`hotSeat.whos.${other}`)}
            key={other}
            name={`kind-${seat}`}
            value={other}
            checked={other === kind}
            onChange={() => onChange({ kind: other })}
          />
        ))}
      </span>
      {kind === 'computer' && (
        <LevelSelect label={t('computer.levelOf', { number: seat + 1 })} value={level} onChoose={(chosen) => onChange({ level: chosen })} />
      )}
    </span>
    {kind === 'here' && (
      <TextField
        name={`name-${seat}`}
        autocomplete="off"
        maxLength={MAX_NAME_LENGTH}
        aria-label={t('hotSeat.name', { number: seat + 1 })}
        value={name}
        onInput={(value) => onChange({ name: value })}
      />
    )}
    {withArmies && kind !== 'open' && (
      <ArmyRow name={`army-${seat}`} label={t('hotSeat.army', { number: seat + 1 })} value={army} onChoose={onArmy} />
    )}
  </li>
);

interface Props {
  readonly form: NewTableForm;
  /** Chosen already, for the first seat. */
  readonly army: ArmyId;
  readonly onClose: () => void;
}

/** Who can play at a table without a server. */
const HERE_KINDS = SEAT_KINDS.filter((kind) => kind !== 'open');

/** Sets up a table for several people at this device, with computer players or others on the seats that are left. */
export const HotSeatDialog = ({ form, army, onClose }: Props) => {
  const { options, seats, armySelection } = form;
  const place = usePlayLocation();
  const withArmies = armySelection === 'free' || (place.isLocal && armySelection !== 'random');
  const kinds = place.isLocal ? HERE_KINDS : SEAT_KINDS;
  const known = [settings.name.peek(), ...settings.guests.peek()];
  const names = Array.from({ length: seats }, (_, seat) => known[seat]?.trim() || t('hotSeat.player', { number: seat + 1 }));
  const [chosen, setPlans] = useState(() => initialSeats(seats, army, names, settings.level.peek()));
  // Nobody comes to a table without a server.
  const plans = place.isLocal ? chosen.map((plan) => (plan.kind === 'open' ? { ...plan, kind: 'here' as const } : plan)) : chosen;
  const { make, busy: isMaking, problem, setProblem } = useNewTable(place.explain);
  const [isBeginning, setBeginning] = useState(false);
  const busy = isMaking || isBeginning;
  const begin = async (): Promise<void> => {
    if (!isNamed(plans)) return setProblem(t('hotSeat.nameMissing'));
    settings.guests.value = plans.slice(1).map(({ name }) => name.trim());
    if (place.isLocal) {
      setBeginning(true);
      const seats = plans.map(({ kind, name, army: taken, level }) => ({
        name: name.trim(),
        army: taken,
        level: kind === 'computer' ? level : null,
      }));
      setProblem(await startLocally({ form, seats }));
      return setBeginning(false);
    }
    await make(() => createHotSeat(form, plans, withArmies));
  };
  const isOpen = plans.some(({ kind }) => kind === 'open');
  return (
    <Dialog title={t('hotSeat.heading')} onClose={onClose} kind="hot-seat">
      <Form onSubmit={begin}>
        <ServerAwayNotice place={place} />
        <p class="quiet-text">{t(place.isLocal ? 'local.begin.hotSeat' : 'hotSeat.about')}</p>
        <ol class="places">
          {plans.map((plan, seat) => (
            <PlaceLine
              key={seat}
              plan={plan}
              seat={seat}
              withArmies={withArmies}
              kinds={kinds}
              team={isTeamMode(options.mode) ? t('app.lobby.team', { number: teamOf(options.mode, seat) + 1 }) : ''}
              onChange={(change) => setPlans(withSeat(plans, seat, change))}
              onArmy={(chosen) => setPlans(withArmy(plans, seat, chosen, options.sameArmy))}
            />
          ))}
        </ol>
        <Checkbox
          text={t('hotSeat.setting')}
          name="handOver"
          checked={settings.handOver.value}
          onChange={(isChecked) => (settings.handOver.value = isChecked)}
        />
        <PlayLocationField place={place} form={form} />
        <ProblemText text={problem} />
        <Button
          name="begin"
          kind="primary"
          size="large"
          submits
          text={busy ? t('app.connection.creating') : t(isOpen ? 'hotSeat.create' : 'hotSeat.begin')}
          disabled={busy || plans.every(({ kind }) => kind !== 'here')}
        />
      </Form>
    </Dialog>
  );
};
