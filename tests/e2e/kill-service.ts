import { expect } from 'playwright/test';
import { isAlive } from '../../infra/dev/processes/process-facts.ts';
import { processOf } from './product/running-product.ts';

/**
 * Ends a service's process at once, as a crash does; its number. A service that was started again
 * answers a moment before its log says so: until then the log names the process before it.
 */
export async function killService(service: string): Promise<number> {
  await expect.poll(() => isAlive(processOf(service))).toBe(true);
  const killed = processOf(service);
  process.kill(killed, 'SIGKILL');
  return killed;
}
