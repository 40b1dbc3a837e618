import { cardEvents, type CardEvent } from '@reset/api-contract/member/card-events.ts';
import { linkEvents, type LinkEvent } from '@reset/api-contract/member/link-events.ts';
import type { ApplicationEvent } from '@reset/application-engine/application-event.ts';
import type { Knex } from 'knex';
import { enterState } from '#states/enter-state-store.ts';
import { oneReadingAtATime } from './one-reading-store.ts';

/** What the member service tells that brings people into states, by type. */
export const memberEvents = { ...linkEvents, ...cardEvents };

type Link = { kind: 'bank' | 'payroll'; isLinked: boolean; event: ApplicationEvent };

const LINKS: Partial<Record<LinkEvent['type'] | CardEvent['type'], Link>> = {
  'bank.linked': { kind: 'bank', isLinked: true, event: 'bank_linked' },
  'bank.unlinked': { kind: 'bank', isLinked: false, event: 'bank_unlinked' },
  'payroll.linked': { kind: 'payroll', isLinked: true, event: 'payroll_linked' },
  'payroll.unlinked': { kind: 'payroll', isLinked: false, event: 'payroll_unlinked' },
};

/**
 * Appends what the member service tells of links and cards. Another bank than before is the same
 * state still, so that a link is entered again only after it was cut.
 */
export async function applyMemberEvent(
  transaction: Knex.Transaction,
  event: LinkEvent | CardEvent,
  generation: number,
): Promise<void> {
  await oneReadingAtATime(transaction);
  const at = new Date(event.occurred_at);
  const link = LINKS[event.type];
  if (link) {
    const { subject: userId, subject_version: version } = event;
    if (!(await hasChanged(transaction, { generation, userId, ...link }))) return;
    await enterState(transaction, { userId, event: link.event, at, version });
  }
  if (event.type === 'card_account.opened') {
    await enterState(transaction, { userId: event.payload.user_id, event: 'card_issued', at });
  }
  // A purchase that was declined has used nothing.
  if (event.type === 'card_transaction.recorded' && event.payload.latest_transaction_at) {
    await enterState(transaction, { userId: event.payload.user_id, event: 'card_used', at });
  }
}

type Reading = { generation: number; userId: string; kind: Link['kind']; isLinked: boolean };

/** Keeps how a link stands in this reading, and says whether it stood otherwise before. */
async function hasChanged(
  transaction: Knex.Transaction,
  { generation, userId, kind, isLinked }: Reading,
): Promise<boolean> {
  const key = { generation, user_id: userId, kind };
  if (!isLinked) {
    const cut = { ...key, is_linked: true };
    return (await transaction('link_reading').where(cut).update({ is_linked: false })) > 0;
  }
  const { rowCount } = await transaction.raw(
    `INSERT INTO link_reading AS known (generation, user_id, kind, is_linked)
     VALUES (:generation, :userId, :kind, true)
     ON CONFLICT (generation, user_id, kind) DO UPDATE SET is_linked = true
     WHERE NOT known.is_linked`,
    { generation, userId, kind },
  );
  return rowCount > 0;
}
