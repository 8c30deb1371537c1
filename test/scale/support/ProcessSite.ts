import { freePort } from '../../server/support/freePort.js';
import { PostgresCluster } from '../../server/support/PostgresCluster.js';
import { RedisServer } from '../../server/support/RedisServer.js';
import { manyVisitors, TroubledProxy } from '../../server/support/TroubledProxy.js';
import { ServerProcess } from '../../support/ServerProcess.js';

/** The programs that a site needs. */
export interface Programs {
  readonly redis: string;
  readonly postgresql: string;
}

/** Where browsers reach a process: `PUBLIC_ADDRESS`. */
type AddressOf = (place: number) => string;

/** Writes down who has become the owner of which match: an epoch that two had would break the key. */
const WITNESS = `
  create table witness (match text, epoch integer, owner text, primary key (match, epoch));
  create function note_owner() returns trigger language plpgsql as $$
    begin insert into witness values (new.code, new.epoch, new.owner); return new; end $$;
  create trigger note_new_owner after insert on match for each row when (new.owner is not null) execute function note_owner();
  create trigger note_next_owner after update on match for each row
    when (new.owner is not null and (new.owner, new.epoch) is distinct from (old.owner, old.epoch)) execute function note_owner()`;

/** Server processes that serve the same people, with a Redis and a PostgreSQL of their own. */
export class ProcessSite {
  readonly #processes = new Map<number, ServerProcess>();

  private constructor(
    readonly redis: RedisServer,
    readonly postgres: PostgresCluster,
    readonly databaseUrl: string,
    readonly ports: readonly number[],
    private readonly lines: readonly TroubledProxy[],
    private readonly addressOf: AddressOf,
    private readonly more: Readonly<Record<string, string>>,
  ) {}

  /** Fulfilled when that many processes serve, or one at each of these ports. Browsers reach each by a line of its own, as from many addresses, or by what is in front of them all. @param more further settings. */
  static async start(
    { redis, postgresql }: Programs,
    processes: number | readonly number[],
    addressOf?: AddressOf,
    more: Readonly<Record<string, string>> = {},
  ): Promise<ProcessSite> {
    const [store, cluster] = [await RedisServer.start(redis), await PostgresCluster.start(postgresql)];
    const ports = typeof processes === 'number' ? await Promise.all(Array.from({ length: processes }, freePort)) : processes;
    const lines = addressOf ? [] : await Promise.all(ports.map((port) => TroubledProxy.start(() => port, manyVisitors())));
    const lineOf: AddressOf = (place) => `127.0.0.1:${lines[place]?.port ?? 0}`;
    const site = new ProcessSite(store, cluster, await cluster.newDatabase(), ports, lines, addressOf ?? lineOf, more);
    await site.launch(0);
    await cluster.query(WITNESS, site.databaseUrl);
    await Promise.all(ports.slice(1).map((_, index) => site.launch(index + 1)));
    return site;
  }

  /** The port of that process, or if it does not run of the next that does; as a proxy in front of them would send someone. */
  portFor(place: number): number {
    const places = this.ports.map((_, i) => (place + i) % this.ports.length);
    const running = places.find((candidate) => this.#processes.has(candidate)) ?? place;
    return this.ports[running] ?? 0;
  }

  urlOf(place: number): string {
    return `http://127.0.0.1:${this.ports[place] ?? 0}`;
  }

  /** Starts a process; fulfilled when it serves. @param main its program, if it is that of another version. */
  async launch(place: number, main?: string): Promise<void> {
    const process = ServerProcess.run(main === undefined ? 'built' : { main }, {
      PORT: String(this.ports[place]),
      PUBLIC_ADDRESS: this.addressOf(place),
      REDIS_URL: this.redis.url,
      DATABASE_URL: this.databaseUrl,
      ...this.more,
    });
    await process.ready();
    this.#processes.set(place, process);
  }

  /** Fulfilled with the place of the first process that ends. */
  async firstEnd(): Promise<number> {
    const place = await Promise.race([...this.#processes].map(async ([at, { ended }]) => (await ended, at)));
    this.#processes.delete(place);
    return place;
  }

  /** Ends a process; gives how. */
  end(place: number, signal: NodeJS.Signals): Promise<number | string | null> {
    return this.#take(place).end(signal);
  }

  /** Stops a process as an operator does; see `ServerProcess.stop`. */
  stop(place: number): Promise<void> {
    return this.#take(place).stop();
  }

  #take(place: number): ServerProcess {
    const process = this.#processes.get(place);
    if (!process) throw new Error(`process ${place} does not run`);
    this.#processes.delete(place);
    return process;
  }

  /** Stops a process where it is, or lets it go on. */
  signal(place: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#processes.get(place)?.child.kill(signal);
  }

  /** By match, in order, who has owned it from which epoch on. */
  ownersOf(codes: readonly string[]): Promise<readonly Record<string, unknown>[]> {
    const list = codes.map((code) => `'${code}'`).join();
    const owners = `select match, json_agg(json_build_array(epoch, owner) order by epoch) as owners from witness`;
    return this.postgres.query(`${owners} where match = any(array[${list}]::text[]) group by match`, this.databaseUrl);
  }

  /** What all processes that run have said. */
  get said(): string {
    return [...this.#processes].map(([place, { output }]) => `process ${place}:\n${output.slice(-2000)}`).join('\n');
  }

  async remove(): Promise<void> {
    for (const place of [...this.#processes.keys()]) await this.end(place, 'SIGKILL');
    await Promise.all(this.lines.map((line) => line.stop()));
    await this.redis.stop();
    await this.postgres.remove();
  }
}
