import type { UserActions } from '@reset/api-contract/admin/user-actions.ts';
import type {
  AnnualizedIncome,
  DirectDeposit,
  NormalizedTransactions,
  PaveStatus,
  PinwheelStatus,
  PlaidStatus,
  UnresolvedIntegrationErrors,
} from '@reset/api-contract/admin/user-sections.ts';
import type { RepaymentSchedules } from '@reset/api-contract/member/repayment-schedules.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';
import { userKey } from './get-user.ts';

/* What is read of a person one by one, so that one that fails costs its own section alone. */

const section =
  <Wire>(name: string) =>
  (id: string) =>
    sectionQuery<Wire>(id, name, `/admin/users/${encodeURIComponent(id)}/${name}`);

const sectionQuery = <Wire>(id: string, name: string, path: string) =>
  queryOptions({
    queryKey: [...userKey(id), name],
    queryFn: async () => unwrap(await adminApi.get<Camelized<Wire>>(path)),
  });

export const userActionsQuery = section<UserActions>('actions');
export const integrationErrorsQuery = section<UnresolvedIntegrationErrors>(
  'unresolved_integration_errors',
);
export const plaidStatusQuery = section<PlaidStatus>('plaid_status');
export const paveStatusQuery = section<PaveStatus>('pave_status');
export const pinwheelStatusQuery = section<PinwheelStatus>('pinwheel_status');
export const directDepositQuery = section<DirectDeposit>('direct_deposit');
export const annualizedIncomeQuery = section<AnnualizedIncome>('annualized_income');

/** GET /admin/normalized_transactions?user_id=&page=; the page before stays until the next one is here. */
export const normalizedTransactionsQuery = (id: string, page: number) => ({
  ...sectionQuery<NormalizedTransactions>(
    id,
    `normalized_transactions/${page}`,
    `/admin/normalized_transactions?user_id=${encodeURIComponent(id)}&page=${page}`,
  ),
  placeholderData: keepPreviousData,
});

/** GET /admin/repayment_schedules?user_id=&active=true. */
export const schedulesQuery = (id: string) =>
  sectionQuery<RepaymentSchedules>(
    id,
    'repayment_schedules',
    `/admin/repayment_schedules?user_id=${encodeURIComponent(id)}&active=true`,
  );

export type UserAction = Camelized<UserActions>['actions'][number];
export type Schedule = Camelized<RepaymentSchedules>['repaymentSchedules'][number];
