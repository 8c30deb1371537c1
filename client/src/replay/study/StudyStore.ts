import { computed, effect, signal, untracked } from '@preact/signals';
import type { Moment } from '@hexfall/shared/model/moment';
import type { StudyAct } from '@hexfall/shared/protocol/requests';
import type { AttendeesView, StudyDrawing, StudyView } from '@hexfall/shared/protocol/study';
import { readJson } from '@hexfall/shared/protocol/tableView';
import { randomName } from '../../net/session.js';
import { settings } from '../../platform/settings.js';
import type { MatchReplay } from '../../store/MatchReplay.js';
import type { MatchStore } from '../../store/MatchStore.js';

const KEY = 'hexfall.study';

const newClient = (): string => `study-${randomName().slice(0, 18)}`;

let known = '';

/** The token by which the server recognizes a spectator's page after a reload. */
const studyClient = (): string => {
  if (known !== '') return known;
  try {
    known = sessionStorage.getItem(KEY) ?? newClient();
    sessionStorage.setItem(KEY, known);
  } catch {
    known ||= newClient(); // storage is forbidden: the page is another one after a reload
  }
  return known;
};

/** How long the leader's steps are gathered before the next one is sent, in milliseconds. */
const GATHER_MS = 150;

const NOBODY: AttendeesView = { listed: [], count: 0 };
const NONE: readonly StudyDrawing[] = [];

export const sameMoment = (a: Moment, b: Moment): boolean => a.turn === b.turn && a.step === b.step;

/** The study of a finished match as one page takes part in it. */
export class StudyStore {
  /** This page takes part. */
  readonly isOn = signal(false);
  /** The page shows what the leader shows; else its user looks around. */
  readonly follows = signal(true);
  /** The mark of this page's user; empty until the server has told. */
  readonly own = signal('');
  readonly view = computed(() => readJson<StudyView | null>(this.table.study.view.value));
  readonly attendees = computed(() => readJson<AttendeesView | null>(this.table.study.attendees.value) ?? NOBODY);
  readonly leader = computed(() => this.view.value?.leader ?? null);
  readonly leads = computed(() => this.isOn.value && this.leader.value !== null && this.leader.value.by === this.own.value);
  /** The leader's moment is on the board. */
  readonly isThere = computed(() => {
    const view = this.view.value;
    return this.isOn.value && view !== null && sameMoment(view.moment, this.replay.moment.value);
  });
  /** Whether this page's user may draw, when the leader's moment is on the board. */
  readonly isDrawer = computed(() => this.leads.value || (this.leader.value !== null && this.view.value?.everyone === true));
  /** The drawings on the moment that is on the board. */
  readonly drawings = computed(() => (this.isThere.value ? readJson<readonly StudyDrawing[]>(this.table.study.drawings.value) : NONE));
  readonly #isLive = computed(() => this.table.connection.value.phase === 'live' && this.table.study.view.value !== 'null');
  /** The moment that was followed last, as text. */
  #followed = '';
  #hasLed = false;
  #wantsLead = false;
  #isTelling = false;

  constructor(
    readonly table: MatchStore,
    readonly replay: MatchReplay,
  ) {}

  /** Keeps page and study together while the page takes part. Returns a function that stops this and leaves the study. */
  begin(): () => void {
    const stops = [
      effect(() => {
        if (this.isOn.value && this.#isLive.value) void this.#attend(this.follows.value);
      }),
      effect(() => this.#keepTogether()),
    ];
    return () => {
      for (const stop of stops) stop();
      this.leave();
    };
  }

  /** Takes part, following the leader. @param leads takes the lead if nobody has it. */
  join(leads = false): void {
    this.#wantsLead = leads;
    this.#followed = '';
    this.follows.value = true;
    this.isOn.value = true;
  }

  leave(): void {
    if (!this.isOn.peek()) return;
    this.isOn.value = false;
    void this.table.request('study', { act: { do: 'depart' } });
  }

  /** Shows what the leader shows from now on. */
  follow(): void {
    this.#followed = '';
    this.follows.value = true;
  }

  lookAround(): void {
    this.follows.value = false;
  }

  /** A spectator goes by another name. */
  rename(): Promise<void> {
    return this.#attend(this.follows.peek());
  }

  async lead(): Promise<void> {
    this.replay.pause();
    await this.act({ do: 'lead', moment: this.replay.moment.peek() });
  }

  draw(drawing: StudyDrawing, isThere: boolean): Promise<void> {
    return this.act({ do: isThere ? 'erase' : 'draw', moment: this.replay.moment.peek(), drawing });
  }

  clear(): Promise<void> {
    return this.act({ do: 'clear', moment: this.replay.moment.peek() });
  }

  /** Asks for something; a refusal becomes the notice. */
  async act(act: StudyAct): Promise<void> {
    const answer = await this.table.request('study', { act });
    if (!answer.ok) this.replay.say(answer.error);
  }

  async #attend(follows: boolean, name = settings.name.peek().trim()): Promise<void> {
    const act = { do: 'attend', client: studyClient(), follows, ...(name !== '' && { name }) } as const;
    const answer = await this.table.request('study', { act });
    if (!answer.ok) {
      // Without a connection the page asks again after the next one. A name that the server refuses keeps nobody out.
      if (answer.error.code !== 'name-not-listed') return;
      this.replay.say(answer.error);
      return this.#attend(follows, '');
    }
    this.own.value = answer.value.by;
    const wantsLead = this.#wantsLead && this.leader.peek() === null;
    this.#wantsLead = false;
    if (wantsLead) await this.lead();
  }

  /** Moves a follower to the leader's moment until the user leaves it; reports the moments of a leader. */
  #keepTogether(): void {
    const [view, wanted, moment] = [this.view.value, this.replay.wanted.value, this.replay.moment.value];
    const [leads, follows] = [this.leads.value, this.follows.value];
    if (!this.isOn.value || !view?.leader) return;
    if (leads) this.#leadOn(view.moment, wanted === null && !sameMoment(moment, view.moment));
    else if (follows) this.#followOn(view.moment, wanted === null);
    else this.#followed = '';
    this.#hasLed = leads;
  }

  #leadOn(shown: Moment, hasGoneOn: boolean): void {
    this.#followed = '';
    // Who gets the lead, or comes back to it, begins where the others are.
    if (!this.#hasLed) this.#show(shown);
    else if (hasGoneOn) this.#tell();
  }

  #followOn(shown: Moment, hasGoneElsewhere: boolean): void {
    const name = `${shown.turn} ${shown.step}`;
    if (name !== this.#followed) {
      const isBeside = this.#followed !== '';
      this.#followed = name;
      this.#show(shown, isBeside);
    } else if (hasGoneElsewhere) this.follows.value = false;
  }

  /** @param isBeside the page was at the leader's moment: it sees a battle start as the leader does. */
  #show(moment: Moment, isBeside = false): void {
    untracked(() => {
      this.replay.pause();
      if (sameMoment(this.replay.moment.peek(), moment) && this.replay.wanted.peek() !== null) return;
      if (isBeside) this.replay.reach(moment);
      else this.replay.show(moment);
    });
  }

  /** Sends the moment on the board after a delay: of several steps only the last. */
  #tell(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    setTimeout(() => {
      void this.#send();
    }, GATHER_MS);
  }

  async #send(): Promise<void> {
    const moment = this.replay.moment.peek();
    const isTold = this.leads.peek() && (await this.table.request('study', { act: { do: 'show', moment } })).ok;
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    this.#isTelling = false;
    // What the server has taken is known, though the view of it comes later.
    const known = isTold ? moment : this.view.peek()?.moment;
    const isNews = known !== undefined && !sameMoment(this.replay.moment.peek(), known);
    if (isNews && this.leads.peek() && this.replay.wanted.peek() === null) this.#tell();
  }
}
