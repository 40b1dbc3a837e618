import { test } from 'playwright/test';
import { READY_LIMIT_MS, startProduct, type StartedProduct } from './product/start-product.ts';

/**
 * A product of a test's own, of this clone or another one; until `stop` all calls of the test go to it.
 * The test or the hook that starts it has the time that this takes beside its own.
 */
export async function startOwnProduct(
  env: Record<string, string> = {},
  root?: string,
): Promise<Pick<StartedProduct, 'stop'>> {
  test.setTimeout(test.info().timeout + READY_LIMIT_MS);
  const before = { ...process.env };
  const product = await startProduct(env, root);
  Object.assign(process.env, product.variables);
  return {
    async stop(): Promise<void> {
      await product.stop();
      for (const name of Object.keys(product.variables)) {
        const value = before[name];
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    },
  };
}
