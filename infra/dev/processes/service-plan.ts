import { join } from 'node:path';
import { GATEWAY } from '../services.ts';
import type { Service } from '../settings.ts';
import type { ProcessPlan } from './process-plan.ts';

const READY_LIMIT_MS = 60_000;

/** How one service is run. The gateway is of use once all services are; the others by themselves. */
export const servicePlan = (
  { name, folder, url }: Service,
  env: NodeJS.ProcessEnv,
  logs: string,
): ProcessPlan => ({
  name,
  command: process.execPath,
  args: ['src/server.ts'],
  cwd: folder,
  env,
  log: join(logs, `${name}.log`),
  readyUrl: `${url}/readyz`,
  readyLimitMs: READY_LIMIT_MS,
  isFront: name === GATEWAY,
});
