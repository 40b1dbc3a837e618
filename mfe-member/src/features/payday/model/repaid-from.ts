import type { MemberProfile } from '@reset/remote-sdk';
import type { Payday } from '../api/payday.ts';

type Method = MemberProfile['repaymentMethod'];

/**
 * The way in which this paycheck repays, which may be another than hers: pay that came on her deposit
 * account has repaid by itself, though she repays by debit.
 */
export const repaidFrom = ({ paycheckTo }: Pick<Payday, 'paycheckTo'>, method: Method): Method =>
  paycheckTo === 'deposit_account' ? 'direct_deposit_flow' : method;
