import type { DisputeNews } from '../../services/member/src/features/disputes/dispute-news.ts';

const credit = { paid_cents: 3_000, deposit_cents: 1_500 };
const days = { credit_due_on: '2026-12-08', resolve_due_on: '2027-01-05' };

/** What a member is mailed of a dispute, in every form that it has. */
export const DISPUTES: Readonly<Record<DisputeNews['kind'], DisputeNews[]>> = {
  opened: [{ kind: 'opened', ...days }],
  credited: [
    { kind: 'credited', credit, credited_on: '2026-12-01', is_late: false, ...days },
    {
      kind: 'credited',
      credit: { paid_cents: 0, deposit_cents: 4_500 },
      credited_on: '2026-12-01',
      is_late: true,
      ...days,
    },
  ],
  won: [
    { kind: 'won', kept_cents: 4_500, credit: null },
    { kind: 'won', kept_cents: 4_500, credit: { paid_cents: 4_500, deposit_cents: 0 } },
  ],
  written_off: [{ kind: 'written_off', kept_cents: 4_500, credit }],
  lost: [
    { kind: 'lost', reason: 'Harbor Books', credit_cents: 4_500, take_back_on: '2026-12-15' },
    { kind: 'lost', reason: 'Harbor Books', credit_cents: 0, take_back_on: null },
  ],
  withdrawn: [
    { kind: 'withdrawn', taken_back_cents: 4_500 },
    { kind: 'withdrawn', taken_back_cents: 0 },
  ],
  refunded: [
    { kind: 'refunded', refunded_cents: 4_500, kept_cents: 4_400 },
    { kind: 'refunded', refunded_cents: 4_500, kept_cents: 0 },
  ],
  taken_back: [{ kind: 'taken_back', taken_back_cents: 4_500 }],
  message: [{ kind: 'message' }],
};
