import type { Event, Position } from '@reset/api-contract/events.ts';
import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { BeatEvent, Topic } from '@reset/api-contract/member/event-stream.ts';
import type { LimitEvent } from '@reset/api-contract/member/limit-events.ts';
import type { LinkEvent } from '@reset/api-contract/member/link-events.ts';
import type { TaxEvent } from '@reset/api-contract/member/tax-events.ts';

/** Types of events after which some answer to a member is another one. */
type ShownEvent = (CardEvent | LimitEvent | LinkEvent | TaxEvent)['type'];

const SPENT: Topic[] = ['overview', 'payday', 'transactions', 'notifications'];
const REPAID: Topic[] = [...SPENT, 'repayments'];
/** A refund among it is its return's. */
const DEPOSITED: Topic[] = [...REPAID, 'tax_returns'];
const LINK: Topic[] = ['overview', 'notifications', 'profile'];
const TAX_RETURN: Topic[] = ['overview', 'notifications', 'tax_returns'];

const TOPICS: Record<ShownEvent, readonly Topic[]> = {
  'card_account.opened': ['overview', 'notifications', 'profile'],
  'card_transaction.recorded': SPENT,
  'card_refund.recorded': REPAID,
  'payout.recorded': ['overview', 'payday', 'transactions', 'tax_returns'],
  'repayment.recorded': REPAID,
  'deposit.received': DEPOSITED,
  'deposit.returned': DEPOSITED,
  'dispute.recorded': SPENT,
  'spending_limit.computed': ['overview', 'payday', 'notifications'],
  'bank.linked': [...LINK, 'repayments'],
  'bank.unlinked': [...LINK, 'repayments'],
  'payroll.linked': LINK,
  'payroll.unlinked': LINK,
  'direct_deposit.switched': ['payday', 'notifications', 'profile'],
  'integration_error.raised': LINK,
  'integration_error.resolved': LINK,
  'tax_filing.started': ['notifications'],
  'tax_return.submitted': TAX_RETURN,
  'tax_return.accepted': TAX_RETURN,
  'tax_return.rejected': TAX_RETURN,
  'tax_return.refund_received': TAX_RETURN,
  'tax_return.no_refund': TAX_RETURN,
  'tax_return.withdrawn': TAX_RETURN,
};

/** What may be another answer than before, by whose it is, after some events. */
export function topicsByUser(events: readonly Event[]): Map<string, Set<Topic>> {
  const byUser = new Map<string, Set<Topic>>();
  for (const { type, subject, payload } of events) {
    if (!isShown(type)) continue;
    // Of a link or a limit the subject is its member.
    const { user_id: userId = subject } = payload as { user_id?: string };
    const topics = byUser.get(userId) ?? new Set();
    for (const topic of TOPICS[type]) topics.add(topic);
    byUser.set(userId, topics);
  }
  return byUser;
}

const isShown = (type: string): type is ShownEvent => Object.hasOwn(TOPICS, type);

/** Whether somebody may go on from there: a browser sends what it likes. */
export const isPosition = (given: string): given is Position =>
  /^(0|\d{1,20}\.\d{1,18})$/.test(given);

/* As the stream has it: https://html.spec.whatwg.org/multipage/server-sent-events.html */

/** What may have changed up to a position, at which a reader goes on who comes again. */
export const topicsMessage = (topics: Iterable<Topic>, position: Position): string =>
  `id: ${position}\ndata: ${JSON.stringify([...topics])}\n\n`;

/** @param ageMs how long the stream has been open */
export const beatMessage = (ageMs: number, position: Position): string =>
  `event: ${'beat' satisfies BeatEvent}\nid: ${position}\ndata: ${Math.round(ageMs)}\n\n`;
