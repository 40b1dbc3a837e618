import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicKeysOf } from '../release/registry-keys.ts';
import { dataPaths } from './data/data-folder.ts';
import type { Secrets } from './data/secrets.ts';
import { OWNER_VARIABLE } from './processes/leftovers.ts';
import { GATEWAY, SANDBOX } from './services.ts';
import type { Service, Settings } from './settings.ts';

/** Who seeds, and who operates from the command line; in production nobody may. */
export const OPERATOR = 'operator';

/** Where all services listen. */
export const HOST = '127.0.0.1';

export type Needs = {
  settings: Settings;
  secrets: Secrets;
  /** By service. */
  databaseUrls: ReadonlyMap<string, string>;
  releases: string;
  compileCache: string;
  /** Origins with hot reload; none but in `npm run dev`. */
  developmentServers: string[];
};

/** The variables that one service gets, and no other service's secret among them. */
export function processEnvironment(service: Service, needs: Needs): NodeJS.ProcessEnv {
  const { settings, secrets } = needs;
  const databaseUrl = needs.databaseUrls.get(service.name);
  return {
    ...inherited(process.env),
    ...Object.fromEntries(settings.services.map(({ prefix, url }) => [`${prefix}_URL`, url])),
    [OWNER_VARIABLE]: settings.dataFolder,
    NODE_ENV: settings.mode,
    ...flagsEnvironment(service, settings),
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? needs.compileCache,
    HOST,
    PORT: String(service.port),
    IDENTITY_PUBLIC_KEYS: JSON.stringify(publicKeys(settings, secrets)),
    ...(databaseUrl
      ? {
          DATABASE_URL: databaseUrl,
          IDENTITY_PRIVATE_KEY: secrets.keys[service.name]?.[0].privateKey,
          TOKEN_KEY: secrets.tokenKeys[service.name]?.join(','),
          ORIGIN: settings.origin,
          RELEASE_STORE: needs.releases,
        }
      : {}),
    ...(KNOWS_PARTNERS.has(service.name)
      ? { PARTNERS_FOLDER: process.env['PARTNERS_FOLDER'] || join(settings.root, 'partners') }
      : {}),
    ...(FOLLOWS_TIME.has(service.name) ? timeEnvironment(settings) : {}),
    ...(SHOWS_ASSETS.has(service.name) ? assetsEnvironment(settings) : {}),
    ...(SENDS_MAIL.has(service.name) ? mailEnvironment(settings) : {}),
    ...(SENDS_TEXTS.has(service.name) ? textsEnvironment(settings) : {}),
    ...OWN_ENVIRONMENT[service.name]?.(needs),
  };
}

const gatewayEnvironment = ({ settings, secrets, developmentServers }: Needs) => ({
  ...widgetEnvironment(settings),
  SESSION_SECRET: secrets.sessionSecret,
  REGISTRY_PUBLIC_KEYS: publicKeysOf(secrets.registryKeys),
  DEVELOPMENT_SERVERS: developmentServers.join(','),
});

// What the imitated issuer signs with: a secret, because what it says is believed.
const issuerSecret = ({ dataKey }: Secrets): string =>
  createHmac('sha256', dataKey).update('what the issuer of cards signs with').digest('hex');

// What the imitated tax filer signs with: a secret, because what it says is believed.
const taxFilerSecret = ({ dataKey }: Secrets): string =>
  createHmac('sha256', dataKey).update('what the filer of taxes signs with').digest('hex');

// In production the providers' own addresses and credentials come from the environment.
function memberEnvironment({ settings: { services }, secrets }: Needs): NodeJS.ProcessEnv {
  const sandbox = services.find(({ name }) => name === SANDBOX);
  return {
    DATA_KEY: secrets.dataKey,
    PUSH_KEYS: secrets.pushKeys.join(','),
    ...(sandbox
      ? {
          PUSH_SERVICES: sandbox.url,
          PLAID_URL: `${sandbox.url}/plaid`,
          PLAID_CLIENT_ID: 'sandbox',
          PLAID_SECRET: 'sandbox',
          PINWHEEL_URL: `${sandbox.url}/pinwheel`,
          PINWHEEL_API_SECRET: 'sandbox',
          PAVE_URL: `${sandbox.url}/pave`,
          PAVE_API_KEY: 'sandbox',
          SYNCTERA_URL: `${sandbox.url}/synctera`,
          SYNCTERA_API_KEY: 'sandbox',
          SYNCTERA_WEBHOOK_SECRET: issuerSecret(secrets),
          APRIL_URL: `${sandbox.url}/april`,
          APRIL_API_KEY: 'sandbox',
          APRIL_WEBHOOK_SECRET: taxFilerSecret(secrets),
          WEBHOOKS_URL: `${addressOf(GATEWAY, services)}/api/v1/webhooks`,
          ALWAYS_INELIGIBLE_PROVIDER_ID: 'sandbox-always-ineligible',
          DIGITAL_ONLY_BANKS: '091000718,103100739,124303298',
        }
      : {}),
  };
}

// Nothing is there: links of staff need an address to be looked at.
const ISSUER_DASHBOARD = 'https://issuer-dashboard.example.com';

// Another host than the product's: what runs there is not of our origin and sees no cookie of ours.
function widgetEnvironment({ services }: Settings): NodeJS.ProcessEnv {
  const sandbox = services.find(({ name }) => name === SANDBOX);
  if (!sandbox) return {};
  return {
    WIDGETS_ORIGIN: addressOf(GATEWAY, services),
    WIDGET_FRAMES: sandbox.url,
    BANK_LINK_SCRIPT: `${sandbox.url}/plaid/link/v2/stable/link-initialize.js`,
    PAYROLL_LINK_SCRIPT: `${sandbox.url}/pinwheel/pinwheel-v3.1.js`,
    CHAT_SCRIPT: `${sandbox.url}/hubspot/sandbox.js`,
    CARD_DISPLAY_SCRIPT: `${sandbox.url}/synctera/widgets/display.js`,
    DOCUMENT_CAPTURE_SCRIPT: `${sandbox.url}/socure/bundle.js`,
    DOCUMENT_CAPTURE_KEY: 'sandbox',
    TAX_FILING_SCRIPT: `${sandbox.url}/april/embed.js`,
    ISSUER_DASHBOARD_URL: ISSUER_DASHBOARD,
    BANK_SHORTCUTS: readFileSync(join(import.meta.dirname, 'bank-shortcuts.json'), 'utf8'),
    PAYROLL_SHORTCUTS: readFileSync(join(import.meta.dirname, 'payroll-shortcuts.json'), 'utf8'),
  };
}

const addressOf = (wanted: string, services: Settings['services']) =>
  services.find(({ name }) => name === wanted)?.url ?? '';

// Its own, so that no key has two holders.
const publicDataKey = ({ dataKey }: Secrets): string =>
  createHmac('sha256', dataKey).update('what the public service encrypts with').digest('base64');

function publicEnvironment({ settings: { services }, secrets }: Needs): NodeJS.ProcessEnv {
  const sandbox = services.find(({ name }) => name === SANDBOX);
  const DATA_KEY = publicDataKey(secrets);
  if (!sandbox) return { DATA_KEY };
  return {
    DATA_KEY,
    CONTENTFUL_URL: `${sandbox.url}/contentful`,
    CONTENTFUL_PREVIEW_URL: `${sandbox.url}/contentful-preview`,
    CONTENTFUL_SPACE: 'sandbox',
    CONTENTFUL_TOKEN: 'sandbox',
    CONTENTFUL_PREVIEW_TOKEN: 'sandbox-preview',
  };
}

// Without the sandbox they are Contentful's own.
const SHOWS_ASSETS = new Set([GATEWAY, 'public']);

// What the imitated verifier signs with: a secret, because what it says is believed.
const verifierSecret = ({ dataKey }: Secrets): string =>
  createHmac('sha256', dataKey).update('what the verifier of identities signs with').digest('hex');

// It never changes: what is logged once is compared by it for good.
const adminEnvironment = ({ settings: { services }, secrets }: Needs): NodeJS.ProcessEnv => ({
  AUDIT_KEY: createHmac('sha256', secrets.dataKey)
    .update('what the log of staff digests with')
    .digest('base64'),
  ...(services.some(({ name }) => name === SANDBOX)
    ? {
        ISSUER_CUSTOMER_URL: `${ISSUER_DASHBOARD}/customers/{customer_id}`,
        HUBSPOT_CONTACT_URL: 'https://crm.example.com/contacts?email={email}',
      }
    : {}),
});

const onboardingEnvironment = ({ settings: { services }, secrets }: Needs): NodeJS.ProcessEnv => ({
  ...verifierEnvironment(services, secrets),
  PERSONAL_DATA_KEY: secrets.personalDataKeys.join(','),
  SSN_INDEX_KEY: createHmac('sha256', secrets.dataKey)
    .update('what finds a Social Security number again')
    .digest('base64'),
});

// In production the verifier's own address and credentials come from the environment.
function verifierEnvironment(services: Settings['services'], secrets: Secrets): NodeJS.ProcessEnv {
  const sandbox = services.find(({ name }) => name === SANDBOX);
  if (!sandbox) return {};
  return {
    SOCURE_URL: `${sandbox.url}/socure`,
    SOCURE_API_KEY: 'sandbox',
    SOCURE_WEBHOOK_SECRET: verifierSecret(secrets),
  };
}

function assetsEnvironment({ services }: Settings): NodeJS.ProcessEnv {
  const sandbox = services.find(({ name }) => name === SANDBOX);
  return sandbox ? { ASSET_ORIGINS: sandbox.url } : {};
}

// Not those who sign people in: sessions, codes and invitations go by the real time (decision 49), in
// admin too, which follows it for what waits for staff alone.
const FOLLOWS_TIME = new Set([SANDBOX, 'onboarding', 'member', 'admin']);

// Without the sandbox nobody moves it.
const timeEnvironment = ({ services, dataFolder }: Settings): NodeJS.ProcessEnv =>
  services.some(({ name }) => name === SANDBOX)
    ? { PRODUCT_TIME_FILE: dataPaths(dataFolder).productTime }
    : {};

const KNOWS_PARTNERS = new Set([GATEWAY, 'public', 'onboarding', 'member', 'admin']);

const HAS_FLAGS = new Set([GATEWAY, 'member']);

const flagsEnvironment = (
  { name }: Service,
  { root, hasDemoTriggers }: Settings,
): NodeJS.ProcessEnv => ({
  // '' says nothing, whatever was inherited.
  DEMO_TRIGGERS: hasDemoTriggers ? 'true' : '',
  ...(HAS_FLAGS.has(name)
    ? { FLAGS_FILE: process.env['FLAGS_FILE'] || join(root, 'flags.json') }
    : {}),
});

const SENDS_MAIL = new Set(['public', 'onboarding', 'member', 'admin']);

const mailEnvironment = ({ mailPort }: Settings): NodeJS.ProcessEnv =>
  mailPort === null
    ? {}
    : {
        MAIL_URL: `smtp://127.0.0.1:${mailPort}`,
        MAIL_FROM: 'Reset <no-reply@reset.example>',
      };

const SENDS_TEXTS = new Set(['public', 'onboarding', 'member']);

// In production the provider's own address and credentials come from the environment.
function textsEnvironment({ services }: Settings): NodeJS.ProcessEnv {
  const sandbox = services.find(({ name }) => name === SANDBOX);
  if (!sandbox) return {};
  return {
    TEXTS_URL: `${sandbox.url}/twilio`,
    TEXTS_ACCOUNT: 'sandbox',
    TEXTS_TOKEN: 'sandbox',
    // Of the numbers that nobody is ever given.
    TEXTS_FROM: '+12025550100',
  };
}

const sandboxEnvironment = ({
  settings: { mailPort, dataFolder, origin, services },
  secrets,
}: Needs): NodeJS.ProcessEnv => ({
  SMTP_PORT: String(mailPort),
  // Pinwheel is told where to send once, for all accounts.
  SANDBOX_PINWHEEL_WEBHOOK_URL: `${addressOf(GATEWAY, services)}/api/v1/webhooks/pinwheel`,
  SANDBOX_SOCURE_WEBHOOK_URL: `${addressOf(GATEWAY, services)}/api/v1/webhooks/socure`,
  SANDBOX_SOCURE_SECRET: verifierSecret(secrets),
  SANDBOX_APRIL_WEBHOOK_URL: `${addressOf(GATEWAY, services)}/api/v1/webhooks/april`,
  SANDBOX_APRIL_SECRET: taxFilerSecret(secrets),
  SANDBOX_SYNCTERA_WEBHOOKS_URL: `${addressOf(GATEWAY, services)}/api/v1/webhooks`,
  SANDBOX_SYNCTERA_SECRET: issuerSecret(secrets),
  SANDBOX_DATA: dataPaths(dataFolder).sandbox,
  SANDBOX_PRODUCT_URL: origin,
});

// Ours alone: the superuser's DATABASE_URL, and what npm adds for its own scripts.
const KEPT_BACK = /^(DATABASE_URL|NODE_CHANNEL_.*|npm_.*|INIT_CWD)$/;

const inherited = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name)));

function publicKeys({ mode, services }: Settings, { keys }: Secrets): Record<string, string[]> {
  const issuers = [
    ...services.map(({ name }) => name),
    ...(mode === 'production' ? [] : [OPERATOR]),
  ];
  return Object.fromEntries(
    issuers.flatMap((issuer) => {
      const pairs = keys[issuer];
      return pairs ? [[issuer, pairs.map(({ publicKey }) => publicKey)]] : [];
    }),
  );
}

/** What only one service gets, by its name. */
const OWN_ENVIRONMENT: Record<string, (needs: Needs) => NodeJS.ProcessEnv> = {
  admin: adminEnvironment,
  member: memberEnvironment,
  public: publicEnvironment,
  onboarding: onboardingEnvironment,
  [SANDBOX]: sandboxEnvironment,
  [GATEWAY]: gatewayEnvironment,
};
