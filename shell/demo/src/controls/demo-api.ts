import type { CardTransaction } from '@reset/api-contract/member/card-transactions.ts';
import type {
  SimulateDirectDeposit,
  SimulateEarnings,
  SimulateTransaction,
} from '@reset/api-contract/member/simulate.ts';
import { api, unwrap, type ApiResult, type Camelized, type MemberProfile } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

/** POST /simulate/earnings: she works today. */
export const simulateEarnings = (body: SimulateEarnings): Promise<ApiResult<unknown>> =>
  api.post('/simulate/earnings', body);

/** POST /simulate/transaction: she pays with her card. */
export const simulateTransaction = (
  body: Camelized<SimulateTransaction>,
): Promise<ApiResult<Camelized<CardTransaction>>> => api.post('/simulate/transaction', body);

/** POST /simulate/direct_deposit: her employer pays. */
export const simulateDirectDeposit = (body: SimulateDirectDeposit): Promise<ApiResult<unknown>> =>
  api.post('/simulate/direct_deposit', body);

/** GET mock/users: whom the mock back end knows. */
export const usersQuery = queryOptions({
  queryKey: ['mock', 'users'],
  queryFn: async () => unwrap(await api.get<MemberProfile[]>('/mock/users')),
});

/** POST mock/users/set_current: signs in as that one, from the next page on. */
export const setCurrentUser = (id: string): Promise<ApiResult<unknown>> =>
  api.post('/mock/users/set_current', { id });

/** POST mock/users/create. */
export const createUser = (body: object): Promise<ApiResult<MemberProfile>> =>
  api.post('/mock/users/create', body);

/** POST mock/reset. */
export const resetMock = (): Promise<ApiResult<unknown>> => api.post('/mock/reset');
