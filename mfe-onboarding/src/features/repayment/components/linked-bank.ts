import { maskedBank } from '@reset/remote-sdk/masked-bank';
import { useQuery } from '@tanstack/react-query';
import { accountOwnerQuery } from '../api/get-account-owner.ts';
import { autopayAccountQuery } from '../api/get-autopay-account.ts';
import { useMessages } from '../repayment-messages.ts';

/** Of the checking account that she has linked. */
export function useAccountName(): string {
  const t = useMessages();
  const { data: account } = useQuery(autopayAccountQuery);
  if (!account) return t('account.unnamed');
  return maskedBank(account.institutionName, account.mask);
}

/** Whether it is known that this account is not in her name: it is neither debited nor paid to. */
export const useIsBankOfAnother = (): boolean => useQuery(accountOwnerQuery).data === 'failed';
