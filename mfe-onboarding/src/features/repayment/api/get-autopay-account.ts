import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { LinkedBankAccount } from '@reset/api-contract/member/linking.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

/** GET /bank_accounts/linked: what autopay would debit; null while none is linked. */
export const autopayAccountQuery = queryOptions({
  queryKey: ['repayment', 'account'],
  queryFn: async () => unwrap(await api.get<Camelized<LinkedBankAccount>>('/bank_accounts/linked')),
});

/** GET /dashboard/overview: of it, when she is paid next and debited for it; null where her payroll does not tell. */
export const nextPaydayQuery = queryOptions({
  queryKey: ['repayment', 'next-payday'],
  queryFn: async () => {
    const reply = await api.get<Camelized<DashboardOverview>>('/dashboard/overview');
    const { nextPayday: payday, nextPaydayDebitOn: debitOn } = unwrap(reply);
    return payday === null || debitOn === null ? null : { payday, debitOn };
  },
});
