import type { SecondFactor } from '@reset/api-contract/public/second-factor.ts';
import { api, unwrap, type ApiResult, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

const PATH = '/multifactor_authentication_configurations';

/** GET …/current: whether she has a second factor, and the end of her phone number. */
export const secondFactorQuery = queryOptions({
  queryKey: ['multifactor_authentication_configurations', 'current'],
  // She may come from where she has just turned it on.
  staleTime: 0,
  queryFn: async () => unwrap(await api.get<Camelized<SecondFactor>>(`${PATH}/current`)),
});

/** POST …/send_code: a text message with a code for this session. */
export const sendCode = (userId: string): Promise<ApiResult<unknown>> =>
  api.post(`${PATH}/send_code`, { userId });
