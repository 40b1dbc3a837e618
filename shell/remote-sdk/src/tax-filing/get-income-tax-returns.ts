import type { IncomeTaxReturns as WireIncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

type IncomeTaxReturns = Camelized<WireIncomeTaxReturns>;
export type IncomeTaxReturn = IncomeTaxReturns['incomeTaxReturns'][number];

/** GET /income_tax_returns: hers, the newest year first. */
export const incomeTaxReturnsQuery = queryOptions({
  queryKey: ['income_tax_returns'],
  queryFn: async () =>
    unwrap(await api.get<IncomeTaxReturns>('/income_tax_returns')).incomeTaxReturns,
});
