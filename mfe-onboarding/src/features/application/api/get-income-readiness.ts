import type { IncomeReadiness } from '@reset/api-contract/member/linking.ts';
import { api, unwrap } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

const POLL_MS = 2_000;

/**
 * GET /pave/status: whether what the bank shows of her income has been read; asked until it has.
 * It is about the bank that is linked now, so an answer is forgotten with the wait for it.
 */
export const incomeReadinessQuery = (isAwaited: boolean) =>
  queryOptions({
    queryKey: ['income_readiness', isAwaited],
    queryFn: async () => unwrap(await api.get<IncomeReadiness>('/pave/status')),
    enabled: isAwaited,
    refetchInterval: ({ state }) => (state.data?.ready ? false : POLL_MS),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
