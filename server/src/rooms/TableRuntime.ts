import { peopleOf } from '@hexfall/shared/lobby/seats';
import type { Seat } from '@hexfall/shared/model/seat';
import type { TableSession } from '../match/TableSession.js';
import { nextWakeUp } from '../match/timeOut.js';
import { PushChannel } from '../notify/PushChannel.js';
import { TurnNotifier } from '../notify/TurnNotifier.js';
import { isSlow } from '../notify/waiting.js';
import { WebhookChannel } from '../notify/WebhookChannel.js';
import { SerialQueue } from '../runtime/scheduling.js';
import { isLeaseLost } from '../store/StoreFailure.js';
import { BotDriver } from './BotDriver.js';
import { Chat } from './Chat.js';
import { ClockEnforcer } from './ClockEnforcer.js';
import { EncounterRecorder } from './EncounterRecorder.js';
import { InvitationPicture } from './InvitationPicture.js';
import { NextTable } from './NextTable.js';
import { NoShowEnforcer } from './NoShowEnforcer.js';
import { Pings } from './Pings.js';
import { PresenceTracker } from './PresenceTracker.js';
import { ProposalHandler } from './ProposalHandler.js';
import { RequestHandler } from './RequestHandler.js';
import type { RoomServices } from './RoomServices.js';
import { SeatRequestHandler } from './SeatRequestHandler.js';
import { StoreResync } from './StoreResync.js';
import { Study } from './Study.js';
import type { Broadcasts, TableContext } from './TableContext.js';

/** The components of one table. Everything that changes the table goes through one queue. */
export class TableRuntime {
  readonly requests: RequestHandler;
  readonly proposals: ProposalHandler;
  readonly seatRequests: SeatRequestHandler;
  readonly chat: Chat;
  readonly presence: PresenceTracker;
  readonly study: Study;
  readonly #context: TableContext<'faults' | 'handsOver'>;
  readonly #resync: StoreResync;
  readonly #notifier: TurnNotifier;
  readonly #bots: BotDriver;
  readonly #clock: ClockEnforcer;
  readonly #noShow: NoShowEnforcer;
  readonly #encounters: EncounterRecorder;
  readonly #picture: InvitationPicture;
  readonly #next: NextTable;
  readonly #queue = new SerialQueue();

  constructor(table: TableSession, services: RoomServices, broadcasts: Broadcasts) {
    const queue = (task: () => Promise<void>): void => this.queue(task);
    const heldSeats = (): ReadonlySet<Seat> => new Set(broadcasts.participants().flatMap(({ access }) => access.seats));
    const context = { ...broadcasts, table, services, queue, heldSeats };
    this.#context = context;
    this.#resync = new StoreResync(context);
    this.presence = new PresenceTracker(
      services.time,
      services.awayMs,
      () => queue(() => Promise.resolve(context.sync())),
      table.setup.lastSeen,
    );
    this.chat = new Chat(context);
    this.#next = new NextTable(context, this.chat);
    this.proposals = new ProposalHandler(context, this.presence, this.chat, this.#next);
    this.seatRequests = new SeatRequestHandler(context, this.presence, this.chat);
    this.study = new Study(context);
    const { proposals, seatRequests, chat, study, presence } = this;
    const pings = new Pings(context);
    const webhook = new WebhookChannel(context);
    const notifier = (this.#notifier = new TurnNotifier(context, proposals, [new PushChannel(context), webhook]));
    this.requests = new RequestHandler(context, { proposals, seatRequests, chat, pings, study, notifier, webhook, presence });
    this.#bots = new BotDriver(context);
    this.#clock = new ClockEnforcer(context);
    this.#noShow = new NoShowEnforcer(context, chat);
    this.#encounters = new EncounterRecorder(context);
    this.#picture = new InvitationPicture(context);
  }

  /** Whether a clock or a notification needs the table in memory although no client is connected. */
  get isNeeded(): boolean {
    return this.#clock.isNeeded || this.#notifier.isNeeded;
  }

  /** Queues a task, which must not throw. It runs when the table is in sync with the store, as far as the store can be read. */
  queue(task: () => Promise<void>): void {
    void this.#queue.add(() => this.#resync.before(task));
  }

  /** Loads what is stored beside the match. Call this before the first request. */
  async load(): Promise<void> {
    await Promise.all([this.chat.load(), this.study.load()]);
  }

  /** Records that the holder of a seat has joined: saved games without any are deleted. */
  noteJoined(): void {
    const { table, services } = this.#context;
    if (!table.setup.unjoined) return;
    this.queue(async () => {
      try {
        await table.updateSetup((setup) => ({ ...setup, unjoined: false }));
      } catch (err) {
        services.faults.report(table, err, 'join', null);
      }
    });
  }

  /** Updates who is connected. Call this before the state is synced. */
  trackPresence(): void {
    const { table, heldSeats, participants } = this.#context;
    this.presence.update(peopleOf(table.setup), heldSeats());
    this.study.track(participants());
  }

  /** Schedules what bots, clock, notifications and a series have to do next. Call this after every change. */
  schedule(): void {
    this.#bots.schedule();
    this.#clock.schedule();
    this.#noShow.schedule();
    this.#notifier.schedule();
    this.#encounters.schedule();
    this.#picture.schedule();
    this.seatRequests.schedule();
    this.#next.schedule();
  }

  /** Returns when the match has to be in memory again once it has left it; null if it can wait for a player. Never rejects. */
  async nextWakeUp(): Promise<number | null> {
    const { table, services } = this.#context;
    const times = [nextWakeUp(table, services.handsOver()), await this.#notifier.nextWakeUp()].filter((at) => at !== null);
    return times.length > 0 ? Math.min(...times) : null;
  }

  /** Starts nothing more, lets queued tasks finish, and saves the study and the clocks. Never rejects. */
  stop(): Promise<void> {
    this.#bots.stop();
    this.#resync.stop();
    this.#clock.stop();
    this.#noShow.stop();
    this.#notifier.stop();
    const lastSeen = this.#lastSeen;
    this.presence.stop();
    this.seatRequests.stop();
    this.#picture.stop();
    return this.#queue.add(async () => {
      await this.study.stop();
      await this.#saveClock(lastSeen);
    });
  }

  /** When the last connection of each person's seat ended. */
  get #lastSeen(): readonly (number | null)[] {
    return this.#context.table.setup.seats.map((_, seat) => this.presence.leftAt(seat));
  }

  /** If this fails, the store still has the clocks of the last intent. */
  async #saveClock(lastSeen: readonly (number | null)[]): Promise<void> {
    const { table, services } = this.#context;
    if (table.hasLostLease) return;
    try {
      const isNews = String(lastSeen) !== String(table.setup.lastSeen ?? []);
      // In live games the waiting times begin again when the table is loaded.
      if (isNews && table.isInSync && table.phase !== 'over' && isSlow(table)) await table.updateSetup((setup) => ({ ...setup, lastSeen }));
      else await table.saveClock();
    } catch (err) {
      // The table belongs to another process or server: it is closed here for that.
      if (!isLeaseLost(err)) services.faults.report(table, err, 'save-clock', null);
    }
  }
}
