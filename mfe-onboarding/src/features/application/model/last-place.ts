import { tabStorage } from '@reset/remote-sdk/tab-storage';
import type { Product } from '#features/product/product.ts';
import type { Place } from './detour.ts';

const storage = (product: Product) => tabStorage(`lastPlace.${product}`);

const LINKING: ReadonlySet<unknown> = new Set<Place>([
  'bank_linking',
  'payroll_linking',
  'payroll',
]);

/** Whether banks or payrolls to choose from are what is asked there. */
export const isLinking = (place: unknown): boolean => LINKING.has(place);

/** What was asked of her last in this tab; a page that is loaded anew begins in its shape. */
export function keepLastPlace(product: Product, place: Place): void {
  try {
    storage(product).keep(place);
  } catch {
    // Where nothing can be kept, the page begins as a first visit does.
  }
}

/** Where nothing was asked yet, most are asked to link first. */
export function beginsAtLinking(product: Product): boolean {
  const place = storage(product).read();
  return place === null || isLinking(place);
}
