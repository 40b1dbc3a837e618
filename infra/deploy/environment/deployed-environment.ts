import type { Installation } from '../installation.ts';
import { GATEWAY } from '../../dev/services.ts';
import type { DeployedService } from './deployed-services.ts';

/** What a container of a service gets. */
export type DeployedEnvironment = {
  /** What everybody may read. */
  values: Record<string, string>;
  /** By variable, the Secret and the key in it; `isOptional` for what a service does without. */
  secrets: Record<string, { secret: string; key: string; isOptional: boolean }>;
};

/** Where things are in a container. */
export const MOUNTED = { partners: '/app/partners', releases: '/releases', flags: '/flags' };
/** Where the gateway answers /readyz and /metrics, which its own port says to nobody. */
export const READINESS_PORT = 8085;

/** What would make up money, move the time or lift limits: never set where members are. */
export const DEVELOPMENT_ONLY: ReadonlySet<string> = new Set([
  'ALWAYS_INELIGIBLE_PROVIDER_ID',
  'DEMO_TRIGGERS',
  'DEVELOPMENT_SERVERS',
  'IP_LIMIT_FACTOR',
  'PRODUCT_TIME_FILE',
  'RF_19_DEMO_MODE',
  'SANDBOX_URL',
  'SIGNUP_DEBUG',
]);

const SECRET =
  /(_SECRET|_TOKEN|_KEY|_KEYS|_CLIENT_ID|_ACCOUNT)$|^(DATABASE_URL|MAIL_URL|IDENTITY_PUBLIC_KEYS)$/;
/** What a service runs without: it has a default, and what is missing is missing to nobody's harm. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'CONTENTFUL_PREVIEW_TOKEN',
  'CONTENTFUL_TOKEN',
  'DOCUMENT_CAPTURE_KEY',
]);
/** Who is believed is the same for all. */
const SHARED_SECRETS: Record<string, string> = { IDENTITY_PUBLIC_KEYS: 'identity' };

/** Where one service answers the others. */
export const addressOf = ({ name, defaultPort }: Pick<DeployedService, 'name' | 'defaultPort'>) =>
  `http://${name}:${defaultPort}`;

/**
 * The environment of a service where many machines run it: what its configuration asks for, by the same
 * names as `npm start` sets, and nothing else.
 * @throws one sentence for a setting of the installation that the service does not have, that is a
 *   secret or for development only, and for a variable that nobody sets
 */
export function deployedEnvironment(
  service: DeployedService,
  services: readonly DeployedService[],
  installation: Installation,
): DeployedEnvironment {
  const { properties } = service.schema;
  const required: readonly string[] = service.schema.required ?? [];
  const settings = installation.settings[service.name] ?? {};
  insistOnUsable(service, settings);
  const known: Record<string, string> = {
    ...tableOf(service, services, installation),
    ...settings,
  };
  const values: DeployedEnvironment['values'] = {};
  const secrets: DeployedEnvironment['secrets'] = {};
  for (const name of Object.keys(properties).filter((one) => !DEVELOPMENT_ONLY.has(one))) {
    if (SECRET.test(name)) secrets[name] = secretOf(service.name, name);
    else if (known[name] !== undefined) values[name] = known[name];
    else if (required.includes(name) && !('default' in (properties[name] ?? {}))) {
      throw new Error(
        `Nobody says what ${name} of ${service.name} is: set it in the installation.`,
      );
    }
  }
  return { values, secrets };
}

const secretOf = (service: string, key: string) => ({
  secret: SHARED_SECRETS[key] ?? service,
  key,
  isOptional: OPTIONAL.has(key),
});

/** All that can be known of all services; each gets what its configuration names. */
function tableOf(
  { name, defaultPort }: DeployedService,
  services: readonly DeployedService[],
  { origin, widgets_origin, ingress, traces }: Installation,
): Record<string, string> {
  return {
    ...Object.fromEntries(services.map((other) => [`${other.prefix}_URL`, addressOf(other)])),
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: String(defaultPort),
    ORIGIN: origin,
    PARTNERS_FOLDER: MOUNTED.partners,
    FLAGS_FILE: `${MOUNTED.flags}/flags.json`,
    WEBHOOKS_URL: `${origin}/api/v1/webhooks`,
    // The others ask each other by names that stay, whichever version answers.
    ...(name === GATEWAY ? { RELEASE_STORE: MOUNTED.releases } : {}),
    READINESS_PORT: String(READINESS_PORT),
    WIDGETS_ORIGIN: widgets_origin,
    TRUSTED_PROXIES: ingress.networks,
    ...(traces && {
      OTEL_EXPORTER_OTLP_ENDPOINT: traces.collector,
      TRACE_SAMPLE_RATIO: String(traces.sample_ratio),
    }),
  };
}

function insistOnUsable({ name, schema }: DeployedService, settings: Record<string, string>): void {
  for (const variable of Object.keys(settings)) {
    if (!(variable in schema.properties)) {
      throw new Error(`settings of ${name}: it has no ${variable}.`);
    }
    if (SECRET.test(variable)) {
      throw new Error(`settings of ${name}: ${variable} is a secret and belongs into one.`);
    }
    if (DEVELOPMENT_ONLY.has(variable)) {
      throw new Error(`settings of ${name}: ${variable} is for development only.`);
    }
  }
}
