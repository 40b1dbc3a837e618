import type { DebitRefusal } from '@reset/api-contract/admin/user-detail.ts';
import type { User } from '../api/get-user.ts';

/** Why no debit can be asked for, as far as that is told; null where one can, or nothing is told. */
export const debitRefusal = (debit: User['externalDebit']): DebitRefusal | 'no_account' | null =>
  debit === null ? 'no_account' : (debit?.refusal ?? null);
