import {
  type CaseClosing,
  type Database,
  newId,
  type SecretCipher,
  type Transaction,
} from '@reset/service-kit';
import type { AccountNumbers } from '#providers/bank-data.ts';

/** No institution has more accounts of ours that end in the same four digits. */
const MAX_CANDIDATES = 100;

/** Other members whose linked account is the same one. */
export async function membersOfSameBank(
  database: Database,
  cipher: SecretCipher,
  userId: string,
): Promise<string[]> {
  const own = await linksOf(database).where({ user_id: userId }).first();
  return own ? (await sharing(database, cipher, own)).map((other) => other.user_id) : [];
}

/**
 * Opens a case where another member has linked the same account, once as long as both links last. It
 * is no refusal: people share accounts.
 */
export async function noteSharedAccount(
  transaction: Transaction,
  cipher: SecretCipher,
  { linkId, now }: { linkId: string; now: Date },
): Promise<void> {
  const own = await linksOf(transaction).where({ id: linkId }).first();
  if (!own) return;
  // Of two who link it at once, the second sees the first.
  await transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `accounts of ${own.institution_id} ending in ${own.mask}`,
  ]);
  const others = (await sharing(transaction, cipher, own)).map(({ id }) => id);
  const noted = () => transaction('shared_bank_account').where({ bank_link_id: linkId });
  // Linked again, it may be another account.
  await noted().whereNotIn('other_link_id', others).delete();
  const [other] = others;
  if (other === undefined || (await noted().first('id'))) return;
  const pair = { bank_link_id: linkId, other_link_id: other };
  await transaction('shared_bank_account').insert({ id: newId(), ...pair, found_at: now });
}

/**
 * Staff have looked at an account that two members share.
 * @returns the member who linked it last; null for none that is open
 */
export async function closeSharedAccount(
  transaction: Transaction,
  id: string,
  by: CaseClosing,
): Promise<string | null> {
  const [closed] = await transaction('shared_bank_account')
    .where({ id, closed_at: null })
    .update({ closed_at: by.now, closed_by: by.actorId, close_reason: by.reason })
    .returning('bank_link_id');
  if (!closed) return null;
  const link = await transaction('bank_link').where({ id: closed.bank_link_id }).first('user_id');
  return link?.user_id ?? null;
}

/**
 * Numbers are encrypted for each member, so that those of the same institution with the same last
 * digits are decrypted and compared.
 */
async function sharing(database: Database, cipher: SecretCipher, own: Link): Promise<Link[]> {
  if (own.institution_id === null || own.mask === null) return [];
  const candidates: Link[] = await linksOf(database)
    .where({ institution_id: own.institution_id, mask: own.mask })
    .whereNot({ user_id: own.user_id })
    .orderBy('user_id')
    .limit(MAX_CANDIDATES);
  const numbersOf = (link: Link): string => {
    const numbers = JSON.parse(
      cipher.decrypt(link.account_numbers, link.user_id),
    ) as AccountNumbers;
    return `${numbers.routingNumber} ${numbers.accountNumber}`;
  };
  const wanted = numbersOf(own);
  return candidates.filter((link) => numbersOf(link) === wanted);
}

const linksOf = (database: Database) =>
  database<Link>('bank_link')
    .whereNotNull('account_numbers')
    .select('id', 'user_id', 'institution_id', 'mask', 'account_numbers');

type Link = {
  id: string;
  user_id: string;
  institution_id: string | null;
  mask: string | null;
  account_numbers: string;
};
