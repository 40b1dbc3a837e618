import { partnerOf } from './partners.ts';

/** Where a visitor came from. null and absent keys: the address did not say. */
export interface Campaign {
  /** The advertisement. Kept for good, until the sign-out. */
  utmParams: { utm_campaign?: string; utm_source?: string; utm_medium?: string } | null;
  /** What to search for at the bank and payroll steps. Kept in this tab, as all below. */
  signupParams: { fi_name?: string; fi_id?: string; pp_name?: string; pp_id?: string } | null;
  /** The slug of a partner that is known. */
  partner: string | null;
  productName: ProductName | null;
  groupId: string | null;
  referralSlug: string | null;
}

export type ProductName = 'earned_wage_access' | 'tax_refund_advance';

/** What was captured from the addresses of this visit, and the advertisement of an earlier one. */
export function readCampaign(): Campaign {
  const productName = sessionStorage.getItem('productName');
  return {
    utmParams: readRecord(localStorage, 'utmParams'),
    signupParams: readRecord(sessionStorage, 'signupParams'),
    partner: partnerOf(sessionStorage.getItem('partner'))?.slug ?? null,
    productName: isProductName(productName) ? productName : null,
    groupId: sessionStorage.getItem('group_id'),
    referralSlug: sessionStorage.getItem('referralSlug'),
  };
}

/** Keeps what is not null under the names that the specification gives; the rest stays. */
export function saveCampaign(found: Campaign): void {
  const { utmParams, signupParams, partner, productName, groupId, referralSlug } = found;
  keep(localStorage, 'utmParams', utmParams && JSON.stringify(utmParams));
  keep(sessionStorage, 'signupParams', signupParams && JSON.stringify(signupParams));
  keep(sessionStorage, 'partner', partner);
  keep(sessionStorage, 'productName', productName);
  keep(sessionStorage, 'group_id', groupId);
  keep(sessionStorage, 'referralSlug', referralSlug);
}

function keep(storage: Storage, key: string, text: string | null): void {
  if (text !== null) storage.setItem(key, text);
}

/** Only texts: anybody with the browser's tools may have written there. */
function readRecord(storage: Storage, key: string): Record<string, string> | null {
  const written = parsed(storage.getItem(key));
  if (typeof written !== 'object' || written === null) return null;
  return Object.fromEntries(
    Object.entries(written).filter((entry) => typeof entry[1] === 'string'),
  );
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const isProductName = (text: string | null): text is ProductName =>
  text === 'earned_wage_access' || text === 'tax_refund_advance';
