import type { LinkedBankAccount } from '@reset/api-contract/member/linking.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { maskedBank } from '@reset/remote-sdk/masked-bank';
import { queryOptions } from '@tanstack/react-query';

/** GET /bank_accounts/linked: the account as it is linked at this moment, which nobody keeps. */
export const linkedBankQuery = queryOptions({
  queryKey: ['linked_bank'],
  queryFn: async () => unwrap(await api.get<Camelized<LinkedBankAccount>>('/bank_accounts/linked')),
  staleTime: 0,
  gcTime: 0,
});

/** Which account it is: `Everyday Checking (…4021)`. */
export const accountName = ({ name, mask }: NonNullable<Camelized<LinkedBankAccount>>): string =>
  maskedBank(name, mask);
