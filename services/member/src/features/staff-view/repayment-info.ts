import type { MemberStaffView } from '@reset/api-contract/admin/user-owners.ts';
import { toDollars } from '#money/dollars.ts';

/** Something that has repaid what she owed, or is about to. */
export type KeptRepayment = {
  /** A debit of her bank, or her pay itself. */
  by: 'debit' | 'pay';
  amountCents: number;
  createdAt: Date;
  /** When it was sent to her bank, or came in; null before. */
  initiatedAt: Date | null;
  /** null until the money is here. */
  settledAt: Date | null;
  /** When it was sent back; null unless it was. */
  reversedAt: Date | null;
};

type Info = NonNullable<MemberStaffView['repayment_info']>;

/**
 * What staff are told of her repayments.
 * @param repayments those that were initiated, the latest first
 */
export function repaymentInfo(repayments: readonly KeptRepayment[]): Info {
  const debits = repayments.filter(({ by }) => by === 'debit');
  const reversed = debits.filter(({ reversedAt }) => reversedAt !== null);
  const standing = debits.filter(({ reversedAt }) => reversedAt === null);
  const [last] = repayments;
  const [lastReversed] = reversed.toSorted((one, other) => timeOf(other) - timeOf(one));
  const [lastStanding] = standing;
  return {
    num_repayments: repayments.length,
    last_repayment: toWire(last),
    num_reversed_ach_debit_repayments: reversed.length,
    last_reversed_ach_debit_repayment: toWire(lastReversed),
    last_reversed_ach_debit_at: instant(lastReversed?.reversedAt),
    num_not_reversed_ach_debit_repayments: standing.length,
    last_not_reversed_ach_debit_repayment: toWire(lastStanding),
    last_not_reversed_ach_debit_at: instant(lastStanding?.initiatedAt),
  };
}

const timeOf = ({ reversedAt }: KeptRepayment): number => reversedAt?.getTime() ?? 0;

const toWire = (
  repayment: KeptRepayment | undefined,
): NonNullable<Info['last_repayment']> | null =>
  repayment
    ? {
        amount: toDollars(repayment.amountCents),
        network_state_initiated_at: instant(repayment.initiatedAt),
        network_state_settled_at: instant(repayment.settledAt),
        network_state_reversed_at: instant(repayment.reversedAt),
        created_at: repayment.createdAt.toISOString(),
      }
    : null;

const instant = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;
