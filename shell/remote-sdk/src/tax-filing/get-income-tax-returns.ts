import type { IncomeTaxReturns as WireIncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

type IncomeTaxReturns = Camelized<WireIncomeTaxReturns>;
export type IncomeTaxReturn = IncomeTaxReturns['incomeTaxReturns'][number];

/** How often they are asked for while one is rejected and may be sent in again (document 2, section 4). */
export const POLL_REJECTED_MS = 2_000;

/** GET /income_tax_returns: hers, the newest year first. */
export const incomeTaxReturnsQuery = queryOptions({
  queryKey: ['income_tax_returns'],
  queryFn: async () =>
    unwrap(await api.get<IncomeTaxReturns>('/income_tax_returns'), 'incomeTaxReturns')
      .incomeTaxReturns,
});
