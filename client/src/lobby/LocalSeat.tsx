import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { LevelId } from '@hexfall/shared/model/computer';
import type { Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { armyFor } from '../platform/armyPick.js';
import { settings } from '../platform/settings.js';
import { refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { ProblemText } from '../ui/fields.js';
import { RadioGroup } from '../ui/RadioGroup.js';
import { ArmyRow } from './ArmyPicker.js';
import { LevelLadder } from './LevelLadder.js';
import { LevelSelect } from './LevelSelect.js';
import { computerPlan, guestPlan, ownPlan } from './localLobbies.js';
import { type LocalLobby, OWN_KEY, type SeatPlan } from './LocalLobby.js';
import { NameField } from './OwnSeat.js';

/** own: the person who uses the browser · here: somebody else at this device · open: a person with the link */
const SEAT_KINDS = ['own', 'here', 'computer', 'open'] as const;
type SeatKind = (typeof SEAT_KINDS)[number];

const kindOf = (plan: SeatPlan | null): SeatKind => {
  if (plan === null) return 'open';
  if (plan.key === null) return 'computer';
  return plan.key === OWN_KEY ? 'own' : 'here';
};

interface Props {
  readonly lobby: LocalLobby;
  readonly seat: Seat;
  /** Whether the table can be on the server, where others come by a link. */
  readonly canBeOpen: boolean;
}

/** The name of a person at this device: the one that the browser remembers, or that of a guest. */
const PersonName = ({ lobby, seat, plan }: Pick<Props, 'lobby' | 'seat'> & { readonly plan: SeatPlan }) => {
  const guest = useSignal(plan.name);
  const name = plan.key === OWN_KEY ? settings.name : guest;
  const typed = name.value.trim();
  useEffect(() => {
    if (typed !== '') lobby.answer('changeSeat', { seat, name: typed });
  }, [typed]);
  return <NameField name={name} />;
};

/** Who plays on a seat of a table of this device, by which name, at which level, with which army. */
export const LocalSeat = ({ lobby, seat, canBeOpen }: Props) => {
  const [problem, setProblem] = useState('');
  const plan = lobby.planOf(seat);
  const kind = kindOf(plan);
  const explain = (answer: Result<object, Refusal>): void =>
    setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
  const put = (player: SeatPlan | null): void => explain(lobby.seatPlayers(new Map([[seat, player]])));
  const army = plan?.army ?? null;
  const choose = (chosen: SeatKind): void => {
    const own = lobby.setup.seats.findIndex((taken) => taken?.keyHash === OWN_KEY);
    if (chosen === 'own' && own >= 0) return explain(lobby.answer('swap', { seats: [seat, own] }));
    if (chosen === 'own') return put(ownPlan(army));
    if (chosen === 'here') return put(guestPlan(seat, army));
    put(chosen === 'computer' ? computerPlan(settings.level.peek(), army) : null);
  };
  const chooseLevel = (level: LevelId): void => {
    settings.level.value = level;
    if (plan) put({ ...plan, level });
  };
  const remember = kind === 'own' ? settings.army : kind === 'computer' ? settings.rivalArmy : null;
  const chooseArmy = (wanted: ArmyId): void => {
    if (remember) remember.value = wanted;
    explain(lobby.chooseArmy(seat, wanted));
  };
  const drawArmy = (): void => {
    const { seats, options } = lobby.setup;
    const free = ARMY_IDS.filter((id) => options.sameArmy || !seats.some((taken) => taken?.army === id));
    const drawn = armyFor('random', free);
    if (drawn) explain(lobby.chooseArmy(seat, drawn));
    if (remember) remember.value = 'random';
  };
  const Level = lobby.seats.value.filter(({ computer }) => computer).length === 1 ? LevelLadder : LevelSelect;
  return (
    <div class="own-seat local-seat" data-kind={kind}>
      {army !== null && (
        <ArmyRow
          name={`army-${seat}`}
          label={t('hotSeat.army', { number: seat + 1 })}
          value={army}
          isNamed
          onChoose={chooseArmy}
          onRandom={drawArmy}
        />
      )}
      <RadioGroup
        isRow
        legend={t('hotSeat.who', { number: seat + 1 })}
        name={`kind-${seat}`}
        values={SEAT_KINDS.filter((one) => one !== 'open' || canBeOpen)}
        chosen={kind}
        textOf={(one) => t(`hotSeat.whos.${one}`)}
        onChoose={choose}
      />
      {plan !== null && plan.key !== null && <PersonName key={plan.key} lobby={lobby} seat={seat} plan={plan} />}
      {plan?.key === null && <Level label={t('computer.levelOf', { number: seat + 1 })} value={plan.level} onChoose={chooseLevel} />}
      <ProblemText text={problem} />
    </div>
  );
};
