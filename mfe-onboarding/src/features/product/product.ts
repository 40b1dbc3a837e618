import type { ScreenInputs } from '@reset/application-engine/screen.ts';
import type { ProductName } from '@reset/remote-sdk';

/** What an application is for. */
export type Product = ScreenInputs['product'];

/** What each product is called wherever it is not an application. */
export const PRODUCT_NAMES = {
  card: 'earned_wage_access',
  tax: 'tax_refund_advance',
} as const satisfies Record<Product, ProductName>;
