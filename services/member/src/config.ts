import Type, { type Static } from 'typebox';
import {
  flagsConfig,
  kitConfig,
  linkConfig,
  mailConfig,
  partnersConfig,
  readConfig,
  SENDER,
  textsConfig,
} from '@reset/service-kit';

/** From 0 to 1, by commas. */
const PARTS = '^(0(\\.\\d{1,2})?|1)(,(0(\\.\\d{1,2})?|1))*$';

/** 32 bytes in base64url. */
const PUSH_KEY = '[\\w-]{43}';
/** Whom a push service may write to about what we send: VAPID asks for it. */
const PUSH_CONTACT = `mailto:${SENDER.help}`;

export const MemberConfig = Type.Object({
  ...kitConfig,
  ...partnersConfig,
  ...flagsConfig,
  ...mailConfig,
  ...textsConfig,
  /** Where links in mails lead. */
  ORIGIN: linkConfig.ORIGIN,
  /** Who people are, and the events of their accounts. */
  PUBLIC_URL: Type.String({ minLength: 1 }),
  /** Who knows whether a person may have a card. */
  ONBOARDING_URL: Type.String({ minLength: 1 }),
  /** Where Plaid answers, and what we prove ourselves with: no link can be made without it. */
  PLAID_URL: Type.String({ default: 'https://production.plaid.com' }),
  PLAID_CLIENT_ID: Type.String({ default: '' }),
  PLAID_SECRET: Type.String({ default: '' }),
  /** Where Pinwheel answers, and its secret. */
  PINWHEEL_URL: Type.String({ default: 'https://api.getpinwheel.com' }),
  PINWHEEL_API_SECRET: Type.String({ default: '' }),
  /** Where Pave answers, which reads income out of bank transactions, and its key. */
  PAVE_URL: Type.String({ default: 'https://cashflow.pave.dev' }),
  PAVE_API_KEY: Type.String({ default: '' }),
  /** Where Synctera answers, which issues our cards, and its key. */
  SYNCTERA_URL: Type.String({ default: 'https://api.synctera.com' }),
  SYNCTERA_API_KEY: Type.String({ default: '' }),
  /** With what Synctera signs; without it no purchase can be approved. */
  SYNCTERA_WEBHOOK_SECRET: Type.String({ default: '' }),
  /** Where April answers, which files members' taxes, its key, and with what it signs. */
  APRIL_URL: Type.String({ default: 'https://api.getapril.com' }),
  APRIL_API_KEY: Type.String({ default: '' }),
  APRIL_WEBHOOK_SECRET: Type.String({ default: '' }),
  /** The bank where members' deposit accounts are, as an employer is told. */
  DEPOSIT_BANK_NAME: Type.String({ minLength: 1, default: 'Partner Bank' }),
  /** After how many days a purchase that nobody cleared is held no longer. */
  HOLD_DAYS: Type.Integer({ minimum: 1, maximum: 60, default: 7 }),
  /** How many batches of authorizations are decided at a time, each on a connection of its own. */
  AUTHORIZATION_CONCURRENCY: Type.Integer({ minimum: 1, maximum: 16, default: 2 }),
  /** The network waits some two seconds before its own rule decides; nobody waits for us longer. */
  AUTHORIZATION_BUDGET_MS: Type.Integer({ minimum: 100, maximum: 10_000, default: 1_500 }),
  /** How many browsers one process says to what happens; the others poll. */
  MAX_EVENT_STREAMS: Type.Integer({ minimum: 1, default: 5_000 }),
  /** A bank or a payroll that was read longer ago raises no limit. */
  LIMIT_MAX_AGE_HOURS: Type.Integer({ minimum: 1, maximum: 720, default: 36 }),
  /**
   * What part of her pay a member may spend, in hundredths of it by commas: before the first
   * settled repayment, after it, after the second; the last one counts for all above.
   */
  LIMIT_PARTS_PAYROLL_LINKED: Type.String({ default: '0.5', pattern: PARTS }),
  LIMIT_PARTS_PAYROLL_UNLINKED: Type.String({ default: '0.5', pattern: PARTS }),
  /** Where the providers' imitation answers, at which the routes /simulate/* set off what happens outside. */
  SANDBOX_URL: Type.String({ default: '' }),
  /** Where providers send what is new, without the provider's name: …/api/v1/webhooks. */
  WEBHOOKS_URL: Type.String({ default: '' }),
  /** The payroll platform that never makes eligible, whatever it can report. */
  ALWAYS_INELIGIBLE_PROVIDER_ID: Type.String({ default: '' }),
  /**
   * Banks on phones only, by commas: Plaid's institution ids, or the routing numbers of the
   * chartered banks that hold their accounts.
   */
  DIGITAL_ONLY_BANKS: Type.String({
    default: '',
    pattern: '^((ins_\\w+|\\d{9})(,(ins_\\w+|\\d{9}))*)?$',
  }),
  /**
   * Where browsers' push services take messages, by commas: origins, `*.` for any name before a
   * domain. What a browser names is called nowhere else.
   */
  PUSH_SERVICES: Type.String({
    default:
      'https://fcm.googleapis.com,https://updates.push.services.mozilla.com,https://*.notify.windows.com,https://*.push.apple.com',
    pattern: '^https?://[^/,@]+(,https?://[^/,@]+)*$',
  }),
  /**
   * P-256 private keys (VAPID), 32 bytes in base64url each: browsers subscribe with the first, those
   * that subscribed with another are told by that one.
   */
  PUSH_KEYS: Type.String({ pattern: `^${PUSH_KEY}(,${PUSH_KEY})*$` }),
  PUSH_CONTACT: Type.String({ default: PUSH_CONTACT, pattern: '^(mailto:|https://)' }),
  /** 32 bytes in base64: encrypts what providers give us as credentials. */
  DATA_KEY: Type.String({ minLength: 44, maxLength: 44 }),
});
export type MemberConfig = Static<typeof MemberConfig>;

/**
 * @throws one sentence about what is missing or wrong, and for demo triggers and push services without
 *   TLS in production
 */
export function readMemberConfig(env: Record<string, string | undefined>): MemberConfig {
  const config = readConfig(MemberConfig, env);
  if (config.DEMO_TRIGGERS && config.NODE_ENV === 'production') {
    throw new Error('DEMO_TRIGGERS makes up purchases and pay, and is never set in production.');
  }
  if (config.NODE_ENV === 'production' && /(^|,)http:/.test(config.PUSH_SERVICES)) {
    throw new Error('PUSH_SERVICES are asked by https alone in production.');
  }
  return config;
}
