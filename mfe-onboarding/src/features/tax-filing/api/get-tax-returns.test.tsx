import { expect, it } from '@jest/globals';
import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { taxReturnsQuery } from './get-tax-returns.ts';

const intervalWith = (...statuses: IncomeTaxReturn['taxReturnStatus'][]) => {
  const { refetchInterval } = taxReturnsQuery;
  const data = statuses.map((taxReturnStatus) => ({ taxReturnStatus }));
  return typeof refetchInterval === 'function' && refetchInterval({ state: { data } } as never);
};

it('is asked for every 5 s, and every 2 s while a return is rejected [ONB-033, ONB-140]', () => {
  expect(intervalWith()).toBe(5_000);
  expect(intervalWith('submitted', 'accepted')).toBe(5_000);
  expect(intervalWith('accepted', 'rejected')).toBe(2_000);
});
