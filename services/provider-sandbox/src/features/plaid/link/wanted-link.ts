import { banks, findBank } from '#directory/banks.ts';
import type { Bank } from '#directory/institution.ts';
import type { PlaidItem } from '../items/plaid-item.ts';
import { Refused } from '#http/refusals.ts';
import { invalidInstitution, invalidRequest, missingFields } from '../plaid-refusals.ts';
import type { LinkToken } from './link-token.ts';
import type { LinkTokenRequest } from './link-token-schemas.ts';

type Wanted = Omit<LinkToken, 'token' | 'madeAt' | 'expiresAt' | 'sessions'>;

/**
 * What Link is to be opened for: to repair `item`, or to make a new one where it is null.
 * @throws Refused for products and institutions that cannot be linked
 */
export function wantedLink(body: LinkTokenRequest, item: PlaidItem | null): Wanted {
  return {
    clientName: body.client_name,
    clientUserId: body.user.client_user_id,
    ownerName: body.user.legal_name ?? null,
    language: body.language,
    countryCodes: body.country_codes,
    redirectUri: body.redirect_uri ?? null,
    ...(item ? repairOf(item, body) : newLinkOf(body)),
  };
}

const repairOf = (item: PlaidItem, { webhook }: LinkTokenRequest) => ({
  products: item.products,
  webhook: webhook ?? item.webhook,
  institutionId: item.institutionId,
  itemId: item.id,
});

function newLinkOf(body: LinkTokenRequest) {
  const bank = presetBank(body);
  return {
    products: productsOf(body, bank),
    webhook: body.webhook ?? null,
    institutionId: bank?.id ?? null,
    itemId: null,
  };
}

function presetBank({ institution_id: id, institution_data: data }: LinkTokenRequest): Bank | null {
  if (id === undefined) return bankBehind(data?.routing_number ?? '');
  const bank = findBank(id);
  if (!bank) throw new Refused(invalidInstitution);
  return bank;
}

/** The one bank with that number; null for a number that several banks on phones share. */
function bankBehind(routingNumber: string): Bank | null {
  const all = banks.filter(({ routingNumbers }) => routingNumbers.includes(routingNumber));
  return all.length === 1 ? (all[0] ?? null) : null;
}

function productsOf(body: LinkTokenRequest, bank: Bank | null): string[] {
  const products = body.products ?? [];
  const more = body.required_if_supported_products ?? [];
  if (products.length === 0) throw new Refused(missingFields(['products']));
  if (products.includes('balance')) {
    throw new Refused(
      invalidRequest('INVALID_PRODUCT', 'balance comes with every other product, not by itself'),
    );
  }
  const isOffered = (product: string) => !bank || bank.products.some((one) => one === product);
  return [...new Set([...products, ...more.filter(isOffered)])];
}
