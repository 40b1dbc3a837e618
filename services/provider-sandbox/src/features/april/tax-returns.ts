import { identityOutcome } from '#personas/identity-outcome.ts';
import type { Context } from '../../context.ts';
import type { FilingForm, ReturnStatus } from './april-schemas.ts';
import type { AprilUser } from './april-users.ts';
import { refundsOf } from './tax-of.ts';

export type TaxReturn = {
  id: string;
  user_id: string;
  tax_year: number;
  /** `federal`, or the two letters of a state. */
  jurisdiction: string;
  status: ReturnStatus;
  /** Cents; negative is owed. */
  refund_amount: number;
  submitted_at: string;
  updated_at: string;
  /** Set by hand: the clock no longer changes its status. */
  is_held: boolean;
};

export type TaxReturns = {
  find(id: string): TaxReturn | null;
  of(userId: string): TaxReturn[];
  /** One with the federal government, and one with the state that taxes her. */
  file(user: AprilUser, form: FilingForm): TaxReturn[];
  set(taxReturn: TaxReturn, status: ReturnStatus): TaxReturn;
  /** Gives each the status that it has by the clock. */
  settle(): void;
};

const DAY_MS = 86_400_000;
const ACCEPTED_AFTER_DAYS = 2;
const REFUNDED_AFTER_DAYS = 21;

type Deps = Pick<Context, 'store' | 'clock' | 'random'> & { onChange(taxReturn: TaxReturn): void };

export function openTaxReturns({ store, clock, random, onChange }: Deps): TaxReturns {
  const stored = store.of<TaxReturn>('april_return');
  const now = () => clock.now().toISOString();
  const put = (taxReturn: TaxReturn) => {
    stored.put(taxReturn.id, taxReturn, taxReturn.user_id);
    onChange(taxReturn);
    return taxReturn;
  };
  const move = (taxReturn: TaxReturn, status: ReturnStatus) =>
    put({ ...taxReturn, status, updated_at: now() });

  return {
    find: (id) => stored.get(id),
    of: (userId) => stored.listOf(userId),
    file(user, form) {
      const before = stored.listOf(user.id);
      if (before.length > 0) return before;
      const { federalCents, stateCents } = refundsOf(form);
      const parts: [string, number][] = [
        ['federal', federalCents],
        ...(stateCents === null ? [] : ([[form.state, stateCents]] as [string, number][])),
      ];
      return parts.map(([jurisdiction, refund_amount]) =>
        put({
          id: random.id(),
          user_id: user.id,
          tax_year: clock.now().getUTCFullYear() - 1,
          jurisdiction,
          status: 'submitted',
          refund_amount,
          submitted_at: now(),
          updated_at: now(),
          is_held: false,
        }),
      );
    },
    set: (taxReturn, status) => move({ ...taxReturn, is_held: true }, status),
    settle() {
      const users = store.of<AprilUser>('april_user');
      for (const taxReturn of stored.list().filter(({ is_held }) => !is_held)) {
        const rejects = identityOutcome(users.get(taxReturn.user_id)?.last_name) === 'reject';
        const status = statusAt(taxReturn, clock.now(), rejects);
        if (status !== taxReturn.status) move(taxReturn, status);
      }
    },
  };
}

function statusAt(taxReturn: TaxReturn, now: Date, rejects: boolean): ReturnStatus {
  const days = (now.getTime() - Date.parse(taxReturn.submitted_at)) / DAY_MS;
  if (days < ACCEPTED_AFTER_DAYS) return 'submitted';
  if (rejects) return 'rejected';
  if (taxReturn.refund_amount <= 0) return 'no_refund';
  return days < REFUNDED_AFTER_DAYS ? 'accepted' : 'refund_received';
}
