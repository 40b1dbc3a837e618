import { partnerOf, saveCampaign, type Campaign } from '@reset/remote-sdk';
import { dropParameters } from './drop-parameters.ts';

const UTM = ['utm_campaign', 'utm_source', 'utm_medium'] as const;
const SIGNUP = ['fi_name', 'fi_id', 'pp_name', 'pp_id'] as const;
const CAPTURED = [...UTM, ...SIGNUP, 'partner', 'flow', 'group_id', 'referral_slug'];

const PRODUCTS = new Map([
  ['ewa', 'earned_wage_access'],
  ['tax', 'tax_refund_advance'],
] as const);

/**
 * Keeps where the visitor came from and takes it out of the address, so that
 * neither a page nor a link copied from it ever sees it. It must come before the
 * router, which reads the address once.
 */
export function captureCampaign(): void {
  const { origin, pathname, search, hash } = window.location;
  const found = campaignIn(pathname, new URLSearchParams(search));
  try {
    saveCampaign(found);
  } catch {
    // A browser that keeps nothing, or has no room left, gets its page all the same.
  }
  const rest = dropParameters(search, CAPTURED);
  if (rest === search) return;
  // With the origin, because a path may begin with two slashes.
  window.history.replaceState(window.history.state, '', origin + pathname + rest + hash);
}

/** What an address tells. Unknown partners and products tell nothing, as do empty values. */
function campaignIn(pathname: string, query: URLSearchParams): Campaign {
  const partner = partnerOf(query.get('partner')) ?? partnerOf(pathname.split('/')[1] ?? null);
  return {
    utmParams: valuesOf(query, UTM),
    signupParams: valuesOf(query, SIGNUP),
    partner: partner?.slug ?? null,
    productName: PRODUCTS.get(query.get('flow') as 'ewa' | 'tax') ?? null,
    groupId: query.get('group_id') || null,
    referralSlug: query.get('referral_slug') || null,
  };
}

/** One advertisement's values belong together: those of another are not mixed in. */
function valuesOf<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> | null {
  const given = names.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  return given.length > 0 ? (Object.fromEntries(given) as Partial<Record<Name, string>>) : null;
}
