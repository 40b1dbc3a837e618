import { kitConfig, readConfig } from '@reset/service-kit';
import Type, { type Static } from 'typebox';

/** No database and no keys. */
const SandboxConfig = Type.Object({
  NODE_ENV: kitConfig.NODE_ENV,
  HOST: kitConfig.HOST,
  PORT: kitConfig.PORT,
  LOG_LEVEL: kitConfig.LOG_LEVEL,
  /** The time that the services follow as well; empty where the sandbox runs by itself. */
  PRODUCT_TIME_FILE: kitConfig.PRODUCT_TIME_FILE,
  /** Where mails are taken; 0 for nowhere. */
  SMTP_PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 0 }),
  /** Where the product is, to whose pages the presenter's leads; none where it is at the same origin. */
  SANDBOX_PRODUCT_URL: Type.String({ default: '' }),
  /** The folder in which mails and texts outlive the process; none for memory alone. */
  SANDBOX_DATA: Type.String({ default: '' }),
  /** Where Pinwheel's webhooks go; none leaves the address that is stored. */
  SANDBOX_PINWHEEL_WEBHOOK_URL: Type.String({ default: '' }),
  /** Where Socure's webhooks go, and what it signs them with; none leaves what is stored. */
  SANDBOX_SOCURE_WEBHOOK_URL: Type.String({ default: '' }),
  SANDBOX_SOCURE_SECRET: Type.String({ default: '' }),
  /** Where April's webhooks go, and what it signs them with; none leaves what is stored. */
  SANDBOX_APRIL_WEBHOOK_URL: Type.String({ default: '' }),
  SANDBOX_APRIL_SECRET: Type.String({ default: '' }),
  /** Synctera's webhooks go to …/synctera, its authorization requests to …/synctera/authorizations; none for neither. */
  SANDBOX_SYNCTERA_WEBHOOKS_URL: Type.String({ default: '' }),
  /** What it signs them with. */
  SANDBOX_SYNCTERA_SECRET: Type.String({ default: '' }),
});
export type SandboxConfig = Static<typeof SandboxConfig>;

/** @throws one sentence, also in production, where invented wages would cost real money */
export function readSandboxConfig(env: Record<string, string | undefined>): SandboxConfig {
  const config = readConfig(SandboxConfig, env);
  if (config.NODE_ENV === 'production') {
    throw new Error('The provider sandbox does not run in production.');
  }
  return config;
}
