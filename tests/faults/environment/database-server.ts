import { startPostgres, type Postgres, type PostgresOptions } from '../../../infra/dev/postgres.ts';

/** A PostgreSQL that is killed and comes back on the same folder and port. */
export class DatabaseServer {
  readonly #options: PostgresOptions;
  #server: Postgres;

  private constructor(options: PostgresOptions, server: Postgres) {
    this.#options = options;
    this.#server = server;
  }

  static async open(options: PostgresOptions): Promise<DatabaseServer> {
    const server = await startPostgres({ ...options, isDurable: true });
    return new DatabaseServer({ ...options, port: server.port }, server);
  }

  /** The superuser's. */
  get url(): string {
    return this.#server.url;
  }

  get port(): number {
    return this.#server.port;
  }

  get pid(): number {
    return this.#server.pid;
  }

  send(signal: NodeJS.Signals): void {
    try {
      process.kill(this.#server.pid, signal);
    } catch {
      // It ended by itself in the meantime.
    }
  }

  /** Starts it again, or finds it running. @returns how long that took */
  async start(): Promise<number> {
    const startedAt = performance.now();
    this.#server = await startPostgres({ ...this.#options, isDurable: true });
    return performance.now() - startedAt;
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}
