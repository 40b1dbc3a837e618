import Type, { type Static } from 'typebox';

/** The environment that every service reads; each adds its own to it. */
export const kitConfig = {
  NODE_ENV: Type.Union(
    [Type.Literal('development'), Type.Literal('test'), Type.Literal('production')],
    { default: 'development' },
  ),
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: Type.Integer({ minimum: 1, maximum: 65535 }),
  LOG_LEVEL: Type.String({ default: 'info' }),
  /** Where a collector takes traces by OTLP over HTTP, as http://collector:4318; none: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.String({ default: '', pattern: '^(https?://[^\\s?#]+)?$' }),
  /** How many of the traces that begin here are exported, from 0 to 1; calls and jobs that fail are always. */
  TRACE_SAMPLE_RATIO: Type.Number({ minimum: 0, maximum: 1, default: 0.01 }),
  /** The file that says how far ahead the time of the product is; never in production. */
  PRODUCT_TIME_FILE: Type.String({ default: '' }),
  /** The folder with services.json, which says where each service answers; none: nobody moves. */
  RELEASE_STORE: Type.String({ default: '' }),
  /** postgres://role:password@host:port/database, the role owning the service's schema. */
  DATABASE_URL: Type.String({ minLength: 1 }),
  /** This service's own Ed25519 key, PKCS8 PEM in base64: it signs internal calls. */
  IDENTITY_PRIVATE_KEY: Type.String({ minLength: 1 }),
  /**
   * JSON: issuer to SPKI PEM in base64, or a list of them, which are all taken. Whoever is not in
   * it is not believed.
   */
  IDENTITY_PUBLIC_KEYS: Type.String({ minLength: 2 }),
};

/** For services that send mails with links: where the links lead, and what their tokens are made with. */
export const linkConfig = {
  /** The one origin that people see, without a trailing slash. */
  ORIGIN: Type.String({ pattern: '^https?://[^/]+$' }),
  /** 32 bytes in base64; by commas a second one, whose tokens are taken as well. */
  TOKEN_KEY: Type.String({ pattern: '^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)?$' }),
};

const KitConfig = Type.Object(kitConfig);
export type KitConfig = Static<typeof KitConfig>;
