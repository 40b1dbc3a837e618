import type { Database, SecretCipher } from '@reset/service-kit';
import type { AccountNumbers } from '#providers/bank-data.ts';

/** No institution has more accounts of ours that end in the same four digits. */
const MAX_CANDIDATES = 100;

/**
 * Other members whose linked account is the same one: numbers are encrypted for each member, so
 * that those of the same institution with the same last digits are decrypted and compared.
 */
export async function membersOfSameBank(
  database: Database,
  cipher: SecretCipher,
  userId: string,
): Promise<string[]> {
  const own: BankRow | undefined = await database('bank_link')
    .where({ user_id: userId })
    .whereNotNull('account_numbers')
    .first(COLUMNS);
  if (!own?.institution_id || own.mask === null) return [];
  const others: BankRow[] = await database('bank_link')
    .where({ institution_id: own.institution_id, mask: own.mask })
    .whereNot({ user_id: userId })
    .whereNotNull('account_numbers')
    .orderBy('user_id')
    .limit(MAX_CANDIDATES)
    .select(COLUMNS);
  const numbersOf = (row: BankRow): string => {
    const numbers = JSON.parse(cipher.decrypt(row.account_numbers, row.user_id)) as AccountNumbers;
    return `${numbers.routingNumber} ${numbers.accountNumber}`;
  };
  const wanted = numbersOf(own);
  return others.filter((other) => numbersOf(other) === wanted).map((other) => other.user_id);
}

const COLUMNS = ['user_id', 'institution_id', 'mask', 'account_numbers'];
type BankRow = {
  user_id: string;
  institution_id: string | null;
  mask: string | null;
  account_numbers: string;
};
