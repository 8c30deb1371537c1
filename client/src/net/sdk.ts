/** The part of the framework's package that is used: importing all of it would double its size. */
import { Client, type Room } from 'colyseus.js';

/** A client of one room, which can give up before it has joined. */
export class TableClient extends Client {
  #room: Room | null = null;

  protected override createRoom(...values: Parameters<Client['createRoom']>): Room {
    return (this.#room = super.createRoom(...values));
  }

  /** Ends a WebSocket that is being opened: a browser opens no other one to the same server before. */
  hangUp(): void {
    this.#room?.connection.close();
  }
}
