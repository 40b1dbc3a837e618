import {
  happened,
  notNow,
  type PresentedEvent,
  type SeededMember,
} from '#features/presenter/presenter.ts';
import type { AchLife } from './ach-life.ts';
import { authorize } from './authorize.ts';
import type { Synctera } from './open-synctera.ts';

/** More than anybody's limit. */
const DECLINED = {
  amount: 500_000,
  mid: 'presenter',
  card_acceptor: { name: 'Ridge Electronics', mcc: '5732' },
} as const;
const INSUFFICIENT_FUNDS = 'R01';

/** What happens to a seeded member's card, and to what is debited from her bank. */
export function presentedAtSynctera(synctera: Synctera, life: AchLife): PresentedEvent[] {
  const { achs, cards, persons } = synctera.records;
  const idsOf = ({ email }: SeededMember) =>
    persons.list().flatMap((person) => (person.email === email ? [person.id] : []));
  return [
    {
      key: 'declined_purchase',
      title: 'Declined purchase',
      what: `A purchase of ${dollars(DECLINED.amount)} at ${DECLINED.card_acceptor.name}, more than her limit allows: it is declined, and she is told why.`,
      seenAt: { path: '/card-transactions', name: 'Card transactions' },
      async press(member) {
        const ids = idsOf(member);
        const card = cards
          .list()
          .find((one) => ids.includes(one.customer_id) && one.card_status === 'ACTIVE');
        if (!card) return notNow(`${member.name} has no card that is active.`);
        const hold = await authorize(synctera, { ...DECLINED, card_id: card.id });
        return hold.status === 'DECLINED'
          ? happened(`The purchase of ${member.name} was declined: ${hold.reason}.`)
          : happened(`The purchase of ${member.name} was approved.`);
      },
    },
    {
      key: 'returned_debit',
      title: 'Returned debit',
      what: 'Her bank sends back the debit that was sent last, because of insufficient funds (R01): she is told, and owes it again.',
      seenAt: { path: '/account/repayments', name: 'Repayments' },
      async press(member) {
        life.settle();
        const ids = idsOf(member);
        const last = achs
          .list()
          .findLast((ach) => ids.includes(ach.customer_id) && ach.dc_sign === 'debit');
        if (!last || (last.status !== 'PENDING' && last.status !== 'COMPLETE')) {
          return notNow(
            `No debit of ${member.name} can come back. Press Payday first, and wait until hers was sent.`,
          );
        }
        life.returnTransfer(last.id, INSUFFICIENT_FUNDS);
        return happened(`The debit of ${dollars(last.amount)} from ${member.name} came back.`);
      },
    },
  ];
}

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
