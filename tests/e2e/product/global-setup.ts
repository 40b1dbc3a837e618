import type { FullConfig } from 'playwright/test';
import { startProduct, type StartedProduct } from './start-product.ts';
import { shareProducts } from './worker-product.ts';

/**
 * Starts a product for each worker, unless RESET_URL names one that runs: tests that break theirs
 * run beside others, and none sees another's data.
 */
export default async function globalSetup({
  workers,
}: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env['RESET_URL']) return undefined;
  const starts = await Promise.allSettled(Array.from({ length: workers }, startAtLast));
  const products = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stopAll(products);
    throw failed.reason;
  }
  shareProducts(products.map(({ variables }) => variables));
  return () => stopAll(products);
}

/** A port that was free may be taken before the product listens on it: then it starts on others. */
async function startAtLast(): Promise<StartedProduct> {
  try {
    return await startProduct();
  } catch (error) {
    console.warn('The product did not start, and is started once more.', error);
    return startProduct();
  }
}

async function stopAll(products: StartedProduct[]): Promise<void> {
  await Promise.all(products.map(({ stop }) => stop()));
}
