import { createHash } from 'node:crypto';
import type { PlaidAccount, PlaidItem } from './plaid-item.ts';

/**
 * A number of twelve digits that ends with the account's mask: the same one for the same user, bank
 * and login, another one for everybody else.
 */
export function accountNumberOf(item: PlaidItem, { subtype, mask }: PlaidAccount): string {
  const { clientUserId, personaKey, institutionId } = item;
  const owner = [institutionId, personaKey, clientUserId ?? 'nobody', subtype].join('/');
  const hash = createHash('sha256').update(owner).digest().readUIntBE(0, 6);
  return `1${String(hash % 10_000_000).padStart(7, '0')}${mask}`;
}
