import type { LimitForecast } from '@reset/api-contract/member/limit-forecast.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CHANGES_WITH_LIMIT } from '#features/spending-limit/spending-limit.ts';
import { REFETCH_INTERVAL_MS } from '#refetch-interval.ts';

export type Forecast = Camelized<LimitForecast> & {
  /** What is tried out, as it was asked for; '' for nothing. */
  query: string;
};
export type ForecastDay = Forecast['days'][number];

const UPDATING_INTERVAL_MS = 1_000;

/**
 * GET /spending_limit/forecast. While something else is tried out, the last answer stays.
 * @param query what is tried out, as it is asked for; '' for nothing
 */
export const forecastQuery = (query: string) =>
  queryOptions({
    queryKey: ['spending_limit', 'forecast', query],
    queryFn: async (): Promise<Forecast> => {
      const path = `/spending_limit/forecast${query && `?${query}`}`;
      return { ...unwrap(await api.get<Camelized<LimitForecast>>(path)), query };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.whyNone === 'updating' ? UPDATING_INTERVAL_MS : REFETCH_INTERVAL_MS,
    meta: CHANGES_WITH_LIMIT,
  });
