import type { Seat } from '@hexfall/shared/model/state';
import type { Reel } from '@hexfall/shared/protocol/messages';
import type { ChatLine } from '@hexfall/shared/protocol/talk';
import { ComputerPlayers } from '../bots/ComputerPlayers.js';
import { peopleOf } from '../match/beginning.js';
import type { TableHost } from '../match/TableHost.js';
import { TimeKeeper } from '../match/TimeKeeper.js';
import { Attendance } from './Attendance.js';
import { Chat } from './Chat.js';
import { Council } from './Council.js';
import { Line } from './Line.js';
import { Reception } from './Reception.js';
import { Recovery } from './Recovery.js';
import type { RoomServices } from './RoomServices.js';
import { TurnCaller } from './TurnCaller.js';

/** What the staff needs of the room it works in. */
export interface Premises {
  /** Sends everybody what has changed at the table. */
  readonly show: () => void;
  /** Sends everybody what has changed and what has happened. */
  readonly tell: (reel: Reel) => void;
  /** Tells everybody a new line of the conversation. */
  readonly said: (line: ChatLine) => void;
  /** Another process has the table now: everybody has to come to it there. */
  readonly lose: () => void;
  /** The seats that are held at this moment; twice if by two connections. */
  readonly held: () => readonly Seat[];
}

/** Everybody who does something at one table. Whatever changes the table is done one after the other. */
export class Staff {
  readonly reception: Reception;
  readonly council: Council;
  readonly chat: Chat;
  readonly attendance: Attendance;
  readonly #recovery: Recovery;
  readonly #caller: TurnCaller;
  readonly #computers: ComputerPlayers;
  readonly #keeper: TimeKeeper;
  readonly #line = new Line();

  constructor(
    private readonly table: TableHost,
    private readonly services: RoomServices,
    private readonly premises: Premises,
  ) {
    const { faults, time, awayMs, botDelayMs, talk, calls } = services;
    const { show, tell, said, lose, held } = premises;
    const around = { show, tell, faults };
    const queue = (task: () => Promise<void>): void => this.queue(task);
    this.#recovery = new Recovery(table, { ...around, lose, queue: (task) => void this.#line.add(task) });
    this.attendance = new Attendance(time, awayMs, () => queue(() => Promise.resolve(show())));
    this.council = new Council(table, { ...around, services, attendance: this.attendance });
    this.chat = new Chat(table, { ...around, store: services.store, time, rates: talk, said });
    this.#caller = new TurnCaller(table, { ...services, rules: calls, held: () => new Set(held()), queue });
    this.reception = new Reception(table, around, { council: this.council, chat: this.chat, caller: this.#caller });
    this.#computers = new ComputerPlayers(table, { ...around, delayMs: botDelayMs, queue });
    this.#keeper = new TimeKeeper(table, { ...around, time, queue });
  }

  /** Whether somebody has something to do here though no visitor is left. */
  get isNeeded(): boolean {
    return this.#keeper.isNeeded || this.#caller.isNeeded;
  }

  /** Adds a task, which must not throw, to what is done at the table. */
  queue(task: () => Promise<void>): void {
    void this.#line.add(() => this.#recovery.before(task));
  }

  /** Notes who is there. To be called before anything is shown. */
  note(): void {
    this.attendance.note(peopleOf(this.table.setup), new Set(this.premises.held()));
  }

  /** Looks what is to be done now. To be called whenever something has changed. */
  attend(): void {
    this.#computers.attend();
    this.#keeper.attend();
    this.#caller.attend();
  }

  /** Fulfilled when what has been begun is done and the table is put away; nothing is begun any more. Never rejected. */
  stop(): Promise<void> {
    this.#computers.stop();
    this.#recovery.stop();
    this.#keeper.stop();
    this.#caller.stop();
    this.attendance.stop();
    return this.#line.add(() => this.#park());
  }

  /** What the clocks show at the last intent is kept anyway. */
  async #park(): Promise<void> {
    if (this.table.isLost) return;
    try {
      await this.table.park();
    } catch (err) {
      this.services.faults.report(this.table, err, 'park', null);
    }
  }
}
