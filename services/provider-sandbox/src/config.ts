import { kitConfig, readConfig } from '@reset/service-kit';
import Type, { type Static } from 'typebox';

/** No database and no keys: the sandbox knows its personas by heart. */
const SandboxConfig = Type.Object({
  NODE_ENV: kitConfig.NODE_ENV,
  HOST: kitConfig.HOST,
  PORT: kitConfig.PORT,
  LOG_LEVEL: kitConfig.LOG_LEVEL,
  /** Where mails are taken; 0 for nowhere. */
  SMTP_PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 0 }),
  /** The folder in which mails and texts outlive the process; none for memory alone. */
  SANDBOX_DATA: Type.String({ default: '' }),
  /** Where Pinwheel's webhooks go; none for where they went before, and at first for nowhere. */
  SANDBOX_PINWHEEL_WEBHOOK_URL: Type.String({ default: '' }),
  /** Synctera's events go to …/synctera, its questions to …/synctera/authorizations; none for neither. */
  SANDBOX_SYNCTERA_WEBHOOKS_URL: Type.String({ default: '' }),
  /** What it signs them with. */
  SANDBOX_SYNCTERA_SECRET: Type.String({ default: '' }),
});
export type SandboxConfig = Static<typeof SandboxConfig>;

/** @throws one sentence, also when this is production: nobody may be paid by invented wages */
export function readSandboxConfig(env: Record<string, string | undefined>): SandboxConfig {
  const config = readConfig(SandboxConfig, env);
  if (config.NODE_ENV === 'production') {
    throw new Error('The provider sandbox does not run in production.');
  }
  return config;
}
