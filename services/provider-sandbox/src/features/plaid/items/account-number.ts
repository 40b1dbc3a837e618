import { createHash } from 'node:crypto';
import type { PlaidAccount, PlaidItem } from './plaid-item.ts';

/**
 * A number of twelve digits that ends with the account's mask. Whoever links the same account
 * again finds the same number, and no two people share one.
 */
export function accountNumberOf(item: PlaidItem, { subtype, mask }: PlaidAccount): string {
  const { clientUserId, personaKey, institutionId } = item;
  const whose = [institutionId, personaKey, clientUserId ?? 'nobody', subtype].join('/');
  const hash = createHash('sha256').update(whose).digest().readUIntBE(0, 6);
  return `1${String(hash % 10_000_000).padStart(7, '0')}${mask}`;
}
