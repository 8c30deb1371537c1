import type { Client } from '@colyseus/core';
import { WebSocket } from 'ws';
import type { Member } from './Traffic.js';
import type { PausableConnection, TrafficBudget } from './TrafficBudget.js';

/** A connection with more unsent bytes is closed. */
export const MAX_BUFFERED = 1024 * 1024;

/** The most messages that may still arrive after a pause, or after closing. More end the connection. */
const MAX_UNDERWAY = 20;

type Sent = Parameters<WebSocket['send']>[0];

const sizeOf = (data: unknown): number =>
  data instanceof Uint8Array || data instanceof ArrayBuffer ? data.byteLength : String(data).length;

/** A server-side WebSocket with bounded memory and traffic budgets. */
export class LimitedSocket extends WebSocket implements PausableConnection {
  #member: Member | null = null;
  readonly #holds = new Set<TrafficBudget>();
  #underway = 0;
  #sent = 0;

  /** Call this before the first message. */
  spendAs(member: Member): void {
    this.#member = member;
  }

  /** Whether its client holds a seat. */
  setSeated(isSeated: boolean): void {
    if (this.readyState === WebSocket.OPEN) this.#member?.setSeated(isSeated);
  }

  hold(budget: TrafficBudget): void {
    if (this.readyState !== WebSocket.OPEN) return;
    this.#holds.add(budget);
    this.pause();
  }

  release(budget: TrafficBudget): void {
    this.#holds.delete(budget);
    if (this.#holds.size > 0) return;
    this.#underway = 0;
    this.resume();
  }

  /** Closes the connection. Keeps reading, to notice the answer, or the end of the other side. */
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code, reason);
    this.#holds.clear();
    this.#underway = 0;
    this.resume();
  }

  /** Counts everything sent while `answer` runs against the budgets. */
  answering(answer: () => void): void {
    const before = this.#sent;
    answer();
    this.#member?.spend(0, this.#sent - before);
  }

  override send(data: Sent, ...rest: unknown[]): void {
    if (this.bufferedAmount > MAX_BUFFERED) {
      this.terminate();
      return;
    }
    this.#sent += sizeOf(data);
    // The framework encodes the next message into the same memory, and a socket writes later.
    super.send(data instanceof Uint8Array ? Buffer.from(data) : data, ...(rest as []));
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event === 'message' && !this.#receives(sizeOf(args[0]))) return false;
    return super.emit(event, ...args);
  }

  /** Counts a message; false if it has to be ignored. */
  #receives(bytes: number): boolean {
    const isOpen = this.readyState === WebSocket.OPEN;
    if ((this.#holds.size > 0 || !isOpen) && ++this.#underway > MAX_UNDERWAY) {
      this.terminate();
      return false;
    }
    if (!isOpen) return false;
    this.#member?.spend(1, bytes);
    return true;
  }
}

/** The socket of a client in a room. */
export const socketOf = ({ ref }: Pick<Client, 'ref'>): LimitedSocket => ref as unknown as LimitedSocket;
