import { expect, it } from '@jest/globals';
import { makeReturn } from '@reset/remote-sdk/testing';
import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { taxReturnsQuery } from './get-tax-returns.ts';

const intervalWith = (...statuses: IncomeTaxReturn['taxReturnStatus'][]) => {
  const { refetchInterval } = taxReturnsQuery;
  const data = statuses.map((taxReturnStatus) => makeReturn({ taxReturnStatus }));
  const state = { data, dataUpdatedAt: 0 };
  return typeof refetchInterval === 'function' && refetchInterval({ state } as never);
};

it('is asked for every 2 s while a return is rejected [ONB-140]', () => {
  expect(intervalWith('accepted', 'rejected')).toBe(2_000);
  expect(intervalWith('submitted', 'accepted')).toBe(30_000);
});
