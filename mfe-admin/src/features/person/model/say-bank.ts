import { t } from '../action-messages.ts';
import type { User } from '../api/get-user.ts';

/** The account that would be debited: 'Harbor Bank ··1234'; undefined while nothing is told of it. */
export function sayBank(debit: User['externalDebit']): string | undefined {
  if (!debit) return undefined;
  const { bankName, bankMask } = debit;
  if (bankName === null) return t('debit.noBank');
  return bankMask ? `${bankName} ··${bankMask}` : bankName;
}
