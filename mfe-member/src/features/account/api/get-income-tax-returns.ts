import type { IncomeTaxReturns as WireIncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

type IncomeTaxReturns = Camelized<WireIncomeTaxReturns>;

/** GET /income_tax_returns. */
export const incomeTaxReturnsQuery = queryOptions({
  queryKey: ['income_tax_returns'],
  queryFn: async () => unwrap(await api.get<IncomeTaxReturns>('/income_tax_returns')),
});
