import { kitConfig, readConfig } from '@reset/service-kit';
import Type, { type Static } from 'typebox';

/** No database and no keys: the sandbox knows its personas by heart. */
const SandboxConfig = Type.Object({
  NODE_ENV: kitConfig.NODE_ENV,
  HOST: kitConfig.HOST,
  PORT: kitConfig.PORT,
  LOG_LEVEL: kitConfig.LOG_LEVEL,
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
