import type { SecondFactor as WireSecondFactor } from '@reset/api-contract/public/second-factor.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

export type SecondFactor = Camelized<WireSecondFactor>;

/** GET /multifactor_authentication_configurations/current: of who is signed in. */
export const secondFactorQuery = queryOptions({
  queryKey: ['multifactor_authentication_configurations', 'current'],
  queryFn: async () =>
    unwrap(await api.get<SecondFactor>('/multifactor_authentication_configurations/current')),
});
