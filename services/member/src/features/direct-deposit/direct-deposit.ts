import type { ReportedAllocation } from '#providers/payroll-data.ts';

/** An account of a member at the issuer of her card, to which her pay can be sent. */
export type DepositAccount = {
  userId: string;
  /** The issuer's id of it. */
  issuerAccountId: string;
  routingNumber: string;
  /** The account number's last four digits. */
  mask: string;
  /** When her payroll was first seen to send all of her pay there; null before. */
  switchedAt: Date | null;
};

/** Where a payroll sends her pay: to that account, in part, or not; unknown where it reports none. */
export type Destination = 'unknown' | 'elsewhere' | 'partly' | 'here';

type Parts = readonly Pick<
  ReportedAllocation,
  'kind' | 'value' | 'accountMask' | 'routingNumber'
>[];
type Account = Pick<DepositAccount, 'routingNumber' | 'mask'>;

/** Of the parts into which a payroll splits her pay; those of nothing do not count. */
export function destinationOf(parts: Parts, account: Account): Destination {
  const paid = parts.filter(({ value }) => value !== 0);
  if (paid.length === 0) return 'unknown';
  const here = paid.filter(
    ({ accountMask, routingNumber }) =>
      accountMask === account.mask && routingNumber === account.routingNumber,
  );
  const takesAll = here.some(({ kind, value }) => kind === 'percentage' && value === 100);
  if (takesAll || here.length === paid.length) return 'here';
  return here.length > 0 ? 'partly' : 'elsewhere';
}
