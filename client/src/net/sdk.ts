/** The used part of the framework's package: importing all of it would double the size. */
import { Client, type Room } from 'colyseus.js';

/** A client of one room, which can give up before it has joined. */
export class TableClient extends Client {
  #room: Room | null = null;

  protected override createRoom(...values: Parameters<Client['createRoom']>): Room {
    return (this.#room = super.createRoom(...values));
  }

  /** Aborts a WebSocket that is still opening, because browsers open only one at a time to a server. */
  hangUp(): void {
    this.#room?.connection.close();
  }
}
