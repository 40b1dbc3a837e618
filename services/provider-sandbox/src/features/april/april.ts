import type { Context } from '../../context.ts';
import type { ReturnStatus } from './april-schemas.ts';
import type { AprilUser } from './april-users.ts';
import type { TaxReturn } from './tax-returns.ts';

/** A return that somebody filed, in words. */
export type Filed = {
  id: string;
  who: string;
  what: string;
};

/** What the tax authority may answer, in words. */
export const ANSWERS: readonly (readonly [ReturnStatus, string])[] = [
  ['accepted', 'Accept'],
  ['rejected', 'Reject'],
  ['refund_received', 'Refund'],
  ['no_refund', 'No refund'],
];

/** All returns, those of one person together. */
export function filedReturns({ store }: Pick<Context, 'store'>): Filed[] {
  const returns = store.of<TaxReturn>('april_return');
  return store
    .of<AprilUser>('april_user')
    .list()
    .flatMap(({ id: userId, first_name, last_name }) =>
      returns.listOf(userId).map((one) => ({
        id: one.id,
        who: `${first_name} ${last_name}, ${one.tax_year}`,
        what: labelOf(one),
      })),
    );
}

/** A return in words. */
export function labelOf({ jurisdiction, refund_amount, status }: TaxReturn): string {
  const dollars = `$${(Math.abs(refund_amount) / 100).toFixed(2)}`;
  return `${jurisdiction}: ${refund_amount > 0 ? `refund of ${dollars}` : `${dollars} owed`}, ${status}`;
}
