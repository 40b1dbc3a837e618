import { assetsConfig, flagsConfig, kitConfig, partnersConfig } from '@reset/service-kit';
import Type, { type Static } from 'typebox';

export const GatewayConfig = Type.Object({
  ...kitConfig,
  ...partnersConfig,
  ...flagsConfig,
  ...assetsConfig,
  /** The one origin that people see, without a trailing slash: https://app.example. */
  ORIGIN: Type.String({ pattern: '^https?://[^/]+$' }),
  /** 32 bytes in base64, the key of all CSRF tokens and of the versions that browsers keep. */
  SESSION_SECRET: Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$' }),
  /** A port of its own where /readyz is answered; in production nowhere else. */
  READINESS_PORT: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535 })),
  /** The folder that holds registry.json, services.json and the released files. */
  RELEASE_STORE: Type.String({ minLength: 1 }),
  /** Who may sign registry.json: Ed25519 public keys, PEM in base64, by commas. */
  REGISTRY_PUBLIC_KEYS: Type.String({ minLength: 1 }),
  /**
   * The origin of the pages that host the providers' widgets, served by this gateway too. Never
   * ORIGIN: what a provider's script does, it does not do in the product. None: no widgets.
   */
  WIDGETS_ORIGIN: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  /** Origins, by commas, that widgets show and ask beside those of their scripts. */
  WIDGET_FRAMES: Type.String({
    default:
      'https://cdn.plaid.com,https://production.plaid.com,https://cdn.getpinwheel.com,https://js.hs-scripts.com,https://app.hubspot.com,https://widgets.marqeta.com,https://verify.socure.com',
  }),
  /** Plaid Link, Pinwheel's modal, and HubSpot's chat, which is there once it has an account. */
  BANK_LINK_SCRIPT: Type.String({
    default: 'https://cdn.plaid.com/link/v2/stable/link-initialize.js',
  }),
  PAYROLL_LINK_SCRIPT: Type.String({
    default: 'https://cdn.getpinwheel.com/pinwheel-v3.1.js',
  }),
  CHAT_SCRIPT: Type.String({ default: '' }),
  /** The issuer's, which shows a card's number in frames of its own. */
  CARD_DISPLAY_SCRIPT: Type.String({
    default: 'https://widgets.marqeta.com/marqetajs/2.0.0/marqeta.min.js',
  }),
  /** Socure's, for pictures of documents, and our key for it; none, and they are taken by link alone. */
  DOCUMENT_CAPTURE_SCRIPT: Type.String({ default: 'https://websdk.socure.com/bundle.js' }),
  DOCUMENT_CAPTURE_KEY: Type.String({ default: '' }),
  /** April's, which files tax returns; it is shown to their partners alone, so that none is known. */
  TAX_FILING_SCRIPT: Type.String({ default: '' }),
  /** Banks that many have, as JSON: see Shortcuts. Empty for none. */
  BANK_SHORTCUTS: Type.String({ default: '' }),
  /** Platforms that many are paid by, as JSON: see PayrollShortcuts. Empty for none. */
  PAYROLL_SHORTCUTS: Type.String({ default: '' }),
  /** Origins of the development servers with hot reload, by commas; never set in production. */
  DEVELOPMENT_SERVERS: Type.Optional(
    Type.String({ pattern: '^http://localhost:\\d+(,http://localhost:\\d+)*$' }),
  ),
  SESSION_IDLE_MINUTES: Type.Integer({ minimum: 1, default: 30 }),
  SESSION_ABSOLUTE_HOURS: Type.Integer({ minimum: 1, default: 12 }),
  /** Where the public and the admin service publish whose sessions end; nothing waits for them. */
  PUBLIC_URL: Type.String({ minLength: 1 }),
  ADMIN_URL: Type.String({ minLength: 1 }),
  /** Where organisations write that would like to be partners; the pages for them name it. */
  PARTNERS_EMAIL: Type.String({
    pattern: '^[^\\s@?&]+@[^\\s@?&]+$',
    default: 'partners@example.com',
  }),
  /** The issuer's dashboard, which staff's lists lead to; absent, they lead nowhere. */
  ISSUER_DASHBOARD_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s?#]*[^\\s?#/]$' })),
  /** How many times as often as published calls may be made: for proofs of load and timing. */
  IP_LIMIT_FACTOR: Type.Number({ minimum: 1, default: 1 }),
  /**
   * The addresses and networks (10.0.0.0/16), by commas, of the proxies of our own before the
   * gateway. What they write into X-Forwarded-For is believed, from the right; of others nothing.
   */
  TRUSTED_PROXIES: Type.String({ default: '' }),
  /** How long a service may take to answer. */
  UPSTREAM_TIMEOUT_MS: Type.Integer({ minimum: 1, default: 30_000 }),
});
export type GatewayConfig = Static<typeof GatewayConfig>;
