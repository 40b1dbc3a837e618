import { happened, notNow, type PresentedEvent } from '#features/presenter/presenter.ts';
import type { RecordStore } from '#records/records.ts';
import type { AprilUser } from './april-users.ts';
import type { TaxReturns } from './tax-returns.ts';

/** What the tax authority answers to a seeded member. */
export const presentedAtApril = (
  { store }: { store: RecordStore },
  returns: TaxReturns,
): PresentedEvent[] => [
  {
    key: 'accepted_return',
    title: 'Accepted return',
    what: 'The tax authority accepts what she filed: she is congratulated, and a part of her refund may be advanced.',
    seenAt: { path: '/tax-return', name: 'Tax return' },
    async press({ email, name }) {
      const users = store.of<AprilUser>('april_user').list();
      const user = users.find((one) => one.email === email);
      const filed = user ? returns.of(user.id) : [];
      if (filed.length === 0) return notNow(`${name} has filed no return.`);
      const open = filed.filter(({ status }) => status === 'submitted' || status === 'rejected');
      if (open.length === 0) return notNow(`The returns of ${name} are answered already.`);
      for (const one of open) returns.set(one, { status: 'accepted' });
      return happened(`The return of ${name} for ${open[0]?.tax_year} is accepted.`);
    },
  },
];
