import { readCampaign, type ProductName } from './campaign.ts';
import { partnerOf, partners, type Partner } from './partners.ts';

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

/**
 * The way to sign up from a page that offers nothing by itself: for the product and under the brand
 * of the partner's page that it is, else of those that this visit came by; null where neither said
 * anything.
 */
export function signUpAddressFrom(pathname: string): string | null {
  for (const partner of partners()) {
    const { earnedWageAccess, taxRefundAdvance } = partner.homepageUrlByProduct;
    if (pathname === earnedWageAccess) return signUpAddress('earned_wage_access', partner);
    if (pathname === taxRefundAdvance) return signUpAddress('tax_refund_advance', partner);
  }
  const { partner, productName } = readCampaign();
  if (partner === null && productName === null) return null;
  return signUpAddress(productName ?? 'earned_wage_access', partnerOf(partner));
}
