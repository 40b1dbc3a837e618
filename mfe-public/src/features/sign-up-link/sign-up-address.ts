import type { Partner, ProductName } from '@reset/remote-sdk';

const FLOWS: Record<ProductName, string> = { earned_wage_access: 'ewa', tax_refund_advance: 'tax' };

/**
 * All of it stands in the address, so that a new tab knows it too; the shell keeps it when the
 * page loads, and takes it out (requirements PLT-048, PLT-050).
 */
export function signUpAddress(product: ProductName, partner: Partner | null): string {
  const query = new URLSearchParams({ flow: FLOWS[product] });
  if (partner) {
    query.set('signup', 'true');
    query.set('partner', partner.slug);
  }
  return `/users/sign_up?${query}`;
}
