import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLogger } from '@reset/service-kit';
import { contentVersion } from '../release/content-version.ts';
import { withFileLock } from '../release/file-lock.ts';
import { publishFrontEnds, publishServices } from '../release/publish.ts';
import { releaseFolder, serviceSlice } from '../release/release-folder.ts';
import { removeUnused } from '../release/remove-unused.ts';
import { build } from './build.ts';
import { dataPaths, openDataFolder } from './data/data-folder.ts';
import { readSecrets, type Secrets } from './data/secrets.ts';
import { embeddedDatabase, prepareDatabases, type ServiceDatabase } from './databases.ts';
import { applicantClient } from './seed/applicant.ts';
import { operatorClient } from './operator.ts';
import { findHotSlices, startHotReload } from './hot-reload.ts';
import { insistOnFreePorts } from './ports/insist-on-free-ports.ts';
import type { Postgres } from './postgres.ts';
import { keepPostgres } from './postgres/keep-postgres.ts';
import { LiveServices } from './live-services.ts';
import { OPERATOR } from './process-environment.ts';
import { metricsOf, ReleaseGuard } from './release-guard.ts';
import { schemaReleases } from './schema-releases.ts';
import { servicePlanner, type ServicePlanner } from './service-planner.ts';
import { endLeftovers } from './processes/leftovers.ts';
import { findRunningServer } from './postgres/running-server.ts';
import { takeSupervisorLock } from './processes/supervisor-lock.ts';
import { stepPrinter, type SayStep } from './say-step.ts';
import { people } from './seed/people.ts';
import { seed } from './seed/seed.ts';
import { findServices, GATEWAY, SANDBOX } from './services.ts';
import { readSettings, servicePorts, type Service, type Settings } from './settings.ts';
import { createSupervisor } from './supervisor.ts';

type KeptPostgres = Pick<Postgres, 'url' | 'stop'>;

export type Product = {
  settings: Settings;
  /** The slice to run with hot reload; null for none. */
  slice: string | null;
};

/** Longer than a build of everything takes on a slow machine. */
const BUILD_PATIENCE_MS = 600_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** @throws one sentence when the environment says something that cannot be */
export function readProduct(slice: string | null): Product {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return {
    settings: readSettings({ env: process.env, root, services: findServices(root) }),
    slice,
  };
}

/** Runs the whole product until `stop`; leaves no process behind, however it ends. */
export async function runProduct({ settings, slice }: Product, stop: AbortSignal): Promise<void> {
  const startedAt = Date.now();
  const step = stepPrinter(print);
  const paths = openDataFolder(settings.dataFolder);
  const giveUpLock = takeSupervisorLock(paths.lock, settings);
  const supervisor = createSupervisor((line) => print(`  ${line}`));
  let postgres: KeptPostgres | null = null;
  let planner: ServicePlanner | null = null;
  let following: Promise<unknown> | null = null;
  try {
    await makeWay(settings, paths.cluster);
    const secrets = await secretsOf(settings);
    const hot = slice === null ? null : findHotSlices(settings.root, slice);
    // Both to their end, whatever becomes of the other: what was started has to be stopped.
    const [databases, built] = await Promise.allSettled([
      step('PostgreSQL is up, schemas are current', async () => {
        postgres = await openPostgres(settings);
        const url = postgres ? await embeddedDatabase(postgres.url) : (settings.databaseUrl ?? '');
        return { url, urls: await prepareDatabases(url, serviceDatabases(settings, secrets)) };
      }),
      step('Built what changed', () => buildAndPublish(settings, paths.releases)),
    ]);
    if (databases.status === 'rejected') throw databases.reason;
    if (built.status === 'rejected') throw built.reason;
    if (hot) await startHotReload(hot, { settings, supervisor, step });
    const { url, urls } = databases.value;
    planner = servicePlanner(
      {
        settings,
        secrets,
        databaseUrls: urls,
        releases: paths.releases,
        compileCache: paths.compileCache,
        developmentServers: hot?.map(({ origin }) => origin) ?? [],
      },
      paths.logs,
    );
    const live = new LiveServices({
      store: paths.releases,
      supervisor,
      schemas: schemaReleases(url, urls),
      contentOf: (name, version) =>
        contentVersion(releaseFolder(paths.releases, serviceSlice(name), version)),
      planOf: planner.planOf,
      say: (line) => print(`  ${line}`),
    });
    await startServices(settings, step, (service) =>
      live.start(service, built.value.get(service.name) ?? null),
    );
    if (settings.mode === 'development') await seedPeople(settings, secrets, step);
    following = Promise.all([live.follow(stop), guardOf(paths, planner.gateways).follow(stop)]);
    if (!stop.aborted) printWelcome(settings, startedAt);
    if (!stop.aborted) await once(stop, 'abort');
    print('\nStopping...');
  } finally {
    await supervisor.stop();
    await (following as Promise<unknown> | null);
    (planner as ServicePlanner | null)?.close();
    await (postgres as KeptPostgres | null)?.stop();
    giveUpLock();
  }
}

/** What takes releases back that fail, by what the gateway counts. */
function guardOf(
  paths: ReturnType<typeof dataPaths>,
  gateways: ServicePlanner['gateways'],
): ReleaseGuard {
  const output = createWriteStream(join(paths.logs, 'release-guard.log'), {
    flags: 'a',
    mode: 0o600,
  });
  return new ReleaseGuard({
    store: paths.releases,
    readMetrics: metricsOf(gateways),
    now: () => new Date(),
    log: createLogger({ name: 'release-guard', level: 'info' }, output),
    say: (line) => print(`  ${line}`),
  });
}

async function makeWay(settings: Settings, cluster: string): Promise<void> {
  const ended = await endLeftovers(settings.dataFolder);
  if (ended > 0) print(`  Ended ${ended} processes that an earlier start had left`);
  // A server of ours that is still up is used again, so its port is no obstacle.
  const isOurs = settings.databaseUrl !== null || (await findRunningServer(cluster)) !== null;
  await insistOnFreePorts([
    ...servicePorts(settings),
    ...(isOurs ? [] : [{ variable: 'POSTGRES_PORT', port: settings.postgresPort }]),
  ]);
}

/**
 * One at a time in a clone: turbo writes what it built, or had in its cache, to where another start
 * publishes from.
 * @returns the versions of the services
 */
async function buildAndPublish(
  { root, services }: Settings,
  store: string,
): Promise<Map<string, string>> {
  const locks = join(root, 'node_modules/.cache');
  await mkdir(locks, { recursive: true });
  return withFileLock(
    join(locks, 'reset-build.lock'),
    async () => {
      await build(root);
      await publishFrontEnds({ root, store });
      const versions = await publishServices({ root, store }, services);
      await removeUnused(store, { now: new Date() });
      return versions;
    },
    BUILD_PATIENCE_MS,
  );
}

const secretsOf = (settings: Settings): Promise<Secrets> =>
  readSecrets(dataPaths(settings.dataFolder).secrets, {
    issuers: [...settings.services.map(({ name }) => name), OPERATOR],
    roles: settings.services.filter(({ db }) => db).map(({ name }) => name),
  });

const openPostgres = async ({ databaseUrl, dataFolder, postgresPort }: Settings) =>
  databaseUrl === null
    ? keepPostgres(
        {
          dataDir: dataPaths(dataFolder).cluster,
          port: postgresPort,
          log: `${dataPaths(dataFolder).logs}/postgres.log`,
        },
        (line) => print(`  ${line}`),
      )
    : null;

const serviceDatabases = ({ services }: Settings, secrets: Secrets): ServiceDatabase[] =>
  services.flatMap(({ name, db, guarded }) =>
    db ? [{ name, db, guarded, password: secrets.rolePasswords[name] ?? '' }] : [],
  );

async function startServices(
  { services }: Settings,
  step: SayStep,
  startOne: (service: Service) => Promise<void>,
): Promise<void> {
  const start = (service: Service) =>
    step(`${service.name} answers at ${service.url}`, () => startOne(service));
  await Promise.all(services.filter(({ name }) => name !== GATEWAY).map(start));
  await Promise.all(services.filter(({ name }) => name === GATEWAY).map(start));
}

const seedPeople = (settings: Settings, secrets: Secrets, step: SayStep): Promise<number> =>
  step('Seeded people are there', () => {
    const operator = (name: string) => operatorClient(settings, secrets, name);
    return seed({
      publicService: operator('public'),
      member: operator('member'),
      admin: operator('admin'),
      onboarding: operator('onboarding'),
      applicant: {
        onboarding: applicantClient(settings, secrets, 'onboarding'),
        member: applicantClient(settings, secrets, 'member'),
      },
      sandboxUrl: settings.services.find(({ name }) => name === SANDBOX)?.url ?? '',
      now: new Date(),
    });
  });

function printWelcome(settings: Settings, startedAt: number): void {
  print(
    `\nReset is ready at ${settings.origin} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`,
  );
  if (settings.mode === 'development') {
    for (const { email, password, what } of people) {
      print(`  ${email.padEnd(30)} ${password.padEnd(22)} ${what}`);
    }
    print('');
  }
  print('Ctrl-C stops everything.');
}
