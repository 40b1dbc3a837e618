import { dataFolderPath } from './data/data-folder.ts';
import { SANDBOX, type ServiceFolder } from './services.ts';

/** A service that this start runs, and where. */
export type Service = ServiceFolder & { port: number; url: string };

export type Settings = {
  root: string;
  mode: 'development' | 'production';
  services: Service[];
  postgresPort: number;
  /** Where the sandbox takes mails; null where there is no sandbox. */
  mailPort: number | null;
  /** Where the gateway says whether it is ready; null where it does so on its own port. */
  readinessPort: number | null;
  /** Whether demonstrations may set off purchases and pay: one answer for pages and calls. */
  hasDemoTriggers: boolean;
  /** A server of the user's own; null for the embedded one. */
  databaseUrl: string | null;
  /** The product's address in the browser. */
  origin: string;
  dataFolder: string;
};

type Environment = Record<string, string | undefined>;

const DEFAULT_POSTGRES_PORT = 8432;
const DEFAULT_MAIL_PORT = 8091;
const DEFAULT_READINESS_PORT = 8085;

/**
 * What to run, from the environment. In production there is no sandbox.
 * @throws one sentence about the first variable that cannot be used
 */
export function readSettings(options: {
  env: Environment;
  root: string;
  services: ServiceFolder[];
}): Settings {
  const { env, root } = options;
  const mode = env['NODE_ENV'] === 'production' ? 'production' : 'development';
  const services = options.services
    .filter(({ name }) => mode === 'development' || name !== SANDBOX)
    .map((service) => {
      const port = readPort(env, `${service.prefix}_PORT`, service.defaultPort);
      return { ...service, port, url: `http://127.0.0.1:${port}` };
    });
  const postgresPort = readPort(env, 'POSTGRES_PORT', DEFAULT_POSTGRES_PORT);
  const mailPort = services.some(({ name }) => name === SANDBOX)
    ? readPort(env, 'SANDBOX_SMTP_PORT', DEFAULT_MAIL_PORT)
    : null;
  // In production the gateway's own port is everybody's.
  const readinessPort =
    mode === 'production' ? readPort(env, 'GATEWAY_READINESS_PORT', DEFAULT_READINESS_PORT) : null;
  insistOnDifferentPorts([
    ...servicePorts({ services, mailPort, readinessPort }),
    { variable: 'POSTGRES_PORT', port: postgresPort },
  ]);
  const gateway = services.find(({ name }) => name === 'gateway');
  return {
    root,
    mode,
    services,
    postgresPort,
    mailPort,
    readinessPort,
    hasDemoTriggers: mode === 'development' && env['DEMO_TRIGGERS'] === 'true',
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
    origin: env['ORIGIN'] || `http://localhost:${gateway?.port ?? 8080}`,
    dataFolder: dataFolderPath({ root, mode, parent: env['DATA_PARENT'] || '/var/tmp' }),
  };
}

/** Every port that the services listen on, by the variable that moves it. */
export const servicePorts = ({
  services,
  mailPort,
  readinessPort,
}: Pick<Settings, 'services' | 'mailPort' | 'readinessPort'>) => [
  ...services.map(({ prefix, port }) => ({ variable: `${prefix}_PORT`, port })),
  ...(mailPort === null ? [] : [{ variable: 'SANDBOX_SMTP_PORT', port: mailPort }]),
  ...(readinessPort === null ? [] : [{ variable: 'GATEWAY_READINESS_PORT', port: readinessPort }]),
];

function readPort(env: Environment, variable: string, otherwise: number): number {
  const given = env[variable];
  if (given === undefined || given === '') return otherwise;
  const port = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new Error(`${variable} is "${given}", and a port is a number from 1 to 65535.`);
}

function insistOnDifferentPorts(given: { variable: string; port: number }[]): void {
  const seen = new Map<number, string>();
  for (const { variable, port } of given) {
    const other = seen.get(port);
    if (other) throw new Error(`${other} and ${variable} are both ${port}: change one of them.`);
    seen.set(port, variable);
  }
}

function readDatabaseUrl(given: string | undefined): string | null {
  if (!given) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return given;
  // Not shown back: it may hold a password.
  throw new Error('DATABASE_URL has to look like postgres://user:password@host:5432/database.');
}
