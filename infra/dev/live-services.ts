import { setTimeout as pause } from 'node:timers/promises';
import type { WantedVersion } from '@reset/api-contract/gateway/services-file.ts';
import { routesOf } from '../release/place-service.ts';
import { serviceFolder, serviceSlice } from '../release/release-folder.ts';
import { RefusedRelease } from '../release/refused-release.ts';
import { changeServices, lived, readServices } from '../release/services-file.ts';
import { isFreePort } from './ports/insist-on-free-ports.ts';
import type { ProcessPlan } from './processes/process-plan.ts';
import type { SchemaReleases } from './schema-releases.ts';
import { GATEWAY } from './services.ts';
import type { Service } from './settings.ts';
import type { SupervisedProcess, Supervisor } from './supervisor.ts';
import { freePort } from '@reset/service-kit/testing/free-port.ts';

const LOOK_EVERY_MS = 250;

type LiveServicesContext = {
  store: string;
  supervisor: Supervisor;
  schemas: SchemaReleases;
  /** The version that what is placed under a version's name is of by its content; fails where nothing is. */
  contentOf: (name: string, version: string) => Promise<string>;
  /** How a service is run from the folder and at the port that it says. */
  planOf: (service: Service) => Promise<ProcessPlan>;
  say: (line: string) => void;
};

/** `home` is where its settings have it; `service` where it runs now, in which folder. */
type Running = { home: Service; service: Service; process: SupervisedProcess };

/**
 * The services that run, each in the version that services.json says is live, and the only one who
 * makes another version live: it is started beside the one before, which leaves when it is ready.
 */
export class LiveServices {
  readonly #context: LiveServicesContext;
  readonly #running = new Map<string, Running>();
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(context: LiveServicesContext) {
    this.#context = context;
  }

  /** Starts a service where its settings say. @param version the live one; null: it is not released */
  async start(service: Service, version: string | null): Promise<void> {
    const { supervisor, planOf, store } = this.#context;
    const folder = version === null ? service.folder : serviceFolder(store, service.name, version);
    const started = { ...service, folder };
    const process = await supervisor.start(await planOf(started));
    if (version === null) return;
    this.#running.set(service.name, { home: service, service: started, process });
  }

  /** Carries out what releases and rollbacks ask for until `stop`; returns when nothing is under way. */
  async follow(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const { wanted = {} } = await readServices(this.#context.store);
      for (const [name, version] of Object.entries(wanted)) this.#begin(name, version);
      await pause(LOOK_EVERY_MS, undefined, { signal: stop }).catch(() => undefined);
    }
    await Promise.all(this.#underWay.values());
  }

  #begin(name: string, wanted: WantedVersion): void {
    if (wanted.refused || this.#underWay.has(name)) return;
    const work = this.#carryOut(name, wanted)
      .catch((error: unknown) => this.#refuse(name, error))
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, work);
  }

  async #carryOut(name: string, wanted: WantedVersion): Promise<void> {
    const { store, schemas, say } = this.#context;
    const before = this.#running.get(name);
    if (!before)
      throw new RefusedRelease([`${serviceSlice(name)} does not run here: npm start runs it.`]);
    await this.#insistOnContent(name, wanted.version);
    const folder = serviceFolder(store, name, wanted.version);
    const schema = await schemas.prepare({
      name,
      wanted,
      folder,
      liveFolder: before.service.folder,
    });
    try {
      const service = { ...(await placeFor(before.home)), folder };
      const process = await this.#startBeside(service);
      await this.#makeLive(service, wanted).catch(async (error: unknown) => {
        await process.retire();
        throw error;
      });
      this.#running.set(name, { ...before, service, process });
      say(`${serviceSlice(name)} ${wanted.version} is live (${wanted.action}, ${wanted.by})`);
    } catch (error) {
      await schema.undo();
      throw error;
    }
    const left = before.process.retire().then(() => schema.finish());
    // What a rollback leaves to be done is done before anything else is asked of this service.
    if (wanted.action === 'rollback') await left;
    else left.catch((error: unknown) => say(`${name} did not leave: ${(error as Error).message}`));
  }

  /** The store is a folder, and what somebody else puts there or changes is not run. */
  async #insistOnContent(name: string, version: string): Promise<void> {
    const content = await this.#context.contentOf(name, version).catch(() => null);
    if (content === version) return;
    throw new RefusedRelease([
      `What the store has as ${serviceSlice(name)} ${version} is not what that was placed as: release it again from its sources.`,
    ]);
  }

  async #startBeside(service: Service): Promise<SupervisedProcess> {
    const { planOf, supervisor } = this.#context;
    const plan = await planOf(service);
    try {
      return await supervisor.start({ ...plan, firstEnv: { LISTEN_WHEN_READY: 'true' } });
    } catch (error) {
      throw new RefusedRelease([
        `It did not get ready: mend it, and release again. ${(error as Error).message}`,
      ]);
    }
  }

  /** Points everybody at it, and keeps what was live before to return to. */
  async #makeLive({ name, url }: Service, { version, action, by }: WantedVersion): Promise<void> {
    const { store } = this.#context;
    const routes = await routesOf(store, name, version);
    await changeServices(
      store,
      ({ services, live = {}, wanted: { [name]: _done, ...wanted } = {} }) => ({
        services: routes ? { ...services, [name]: { url, routes } } : services,
        live: {
          ...live,
          [name]: action === 'rollback' ? { version, previous: null } : lived(version, live[name]),
        },
        wanted,
      }),
      ({ live = {} }) => ({
        slice: serviceSlice(name),
        action,
        version,
        from: live[name]?.version ?? null,
        by,
      }),
    );
  }

  async #refuse(name: string, error: unknown): Promise<void> {
    const refused =
      error instanceof RefusedRelease ? [...error.reasons] : [(error as Error).message];
    this.#context.say(`${serviceSlice(name)} was refused: ${refused.join(' ')}`);
    await changeServices(this.#context.store, (file) => {
      const wanted = file.wanted?.[name];
      return wanted
        ? { ...file, wanted: { ...file.wanted, [name]: { ...wanted, refused } } }
        : null;
    });
  }
}

/** At its own port where the one before has left it; the gateway's socket has nobody leave. */
async function placeFor(home: Service): Promise<Service> {
  if (home.name === GATEWAY || (await isFreePort(home.port))) return home;
  const port = await freePort();
  return { ...home, port, url: `http://127.0.0.1:${port}` };
}
