import { startProduct } from './start-product.ts';

/** Starts the product once for all browser tests, unless RESET_URL names one that runs. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['RESET_URL']) return undefined;
  const { variables, stop } = await startProduct();
  Object.assign(process.env, variables);
  return stop;
}
