type Variables = Record<string, string>;

const PRODUCTS = 'RESET_PRODUCTS';

/** Hands the variables of all products to the workers, which start later. */
export function shareProducts(products: Variables[]): void {
  process.env[PRODUCTS] = JSON.stringify(products);
}

/**
 * The variables of this worker's own product; none outside of a worker, or where RESET_URL names
 * one product for all. A worker that replaces another after a failure has the same index, and
 * gets the same product.
 */
export function workerProduct(): Variables {
  const products = JSON.parse(process.env[PRODUCTS] ?? '[]') as Variables[];
  return products[Number(process.env['TEST_PARALLEL_INDEX'])] ?? {};
}
