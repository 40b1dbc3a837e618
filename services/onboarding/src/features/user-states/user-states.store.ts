import { cardEvents, type CardEvent } from '@reset/api-contract/member/card-events.ts';
import { linkEvents, type LinkEvent } from '@reset/api-contract/member/link-events.ts';
import { taxEvents, type TaxEvent } from '@reset/api-contract/member/tax-events.ts';
import type { UserStateEvent } from '@reset/api-contract/onboarding/user-state-events.ts';
import type { ProductName, UserStateHistory } from '@reset/api-contract/onboarding/user-states.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import type { ApplicationEvent } from '@reset/application-engine/application-event.ts';
import {
  isReturnEnteredAgain,
  REENTERED,
  RETURN_STATES,
  stateEntered,
} from '@reset/application-engine/user-states.ts';
import { appendEvent, type Database, type Transaction } from '@reset/service-kit';

export type Entry = {
  userId: string;
  event: ApplicationEvent;
  /** The application in which it happened; of what is the person's or one product's, any. */
  product?: ProductName;
  at: Date;
  /** The version of the event, for what may be entered again. */
  version?: number;
};

/**
 * Appends the state that an event brings a person into, and publishes it, in the transaction in
 * which it happens. What she has entered before appends nothing, and neither does an event that
 * brings her into no state.
 */
export async function enterState(transaction: Transaction, entry: Entry): Promise<void> {
  const { userId, event, product = 'earned_wage_access', at, version = 0 } = entry;
  const entered = stateEntered(event, product);
  if (!entered) return;
  const rows = await transaction('user_state')
    .insert({
      user_id: userId,
      ...entered,
      entered_at: at,
      version: REENTERED.includes(entered.state) ? version : 0,
    })
    .onConflict(['user_id', 'product', 'state', 'version'])
    .ignore()
    .returning('id');
  if (rows.length === 0) return;
  await appendEvent<UserStateEvent>(transaction, {
    type: 'user_state.entered',
    subject: userId,
    payload: entered,
    occurredAt: at,
  });
}

type EnteredState = Omit<UserStateHistory['states'][number], 'entered_at'> & { entered_at: Date };

/** The states that a person came into, by when she did: events of two owners may come late. */
export const readHistory = (database: Database, userId: string): Promise<EnteredState[]> =>
  database('user_state')
    .where({ user_id: userId })
    .orderBy(['entered_at', 'id'])
    .select('state', 'product', 'entered_at');

/** Applies the public service's events; each of these states is entered once. */
export async function applyUserEvent(transaction: Transaction, event: UserEvent): Promise<void> {
  const entry = { userId: event.subject, at: new Date(event.occurred_at) };
  if (event.type === 'user.signed_in') return;
  await oneReadingAtATime(transaction);
  if (event.type === 'user.sessions_ended') {
    if (event.payload.because !== 'deactivated') return;
    await enterState(transaction, { ...entry, event: 'deactivated' });
    return;
  }
  if (event.type === 'user.registered') {
    await enterState(transaction, { ...entry, event: 'account_made' });
  }
  if (event.payload.confirmed) {
    await enterState(transaction, { ...entry, event: 'email_confirmed' });
  }
}

/** The member service's events that bring people into states, by type. */
export const memberEvents = { ...linkEvents, ...cardEvents, ...taxEvents };
type MemberEvent = LinkEvent | CardEvent | TaxEvent;

type Link = { kind: 'bank' | 'payroll'; isLinked: boolean; event: ApplicationEvent };

const LINKS: Partial<Record<MemberEvent['type'], Link>> = {
  'bank.linked': { kind: 'bank', isLinked: true, event: 'bank_linked' },
  'bank.unlinked': { kind: 'bank', isLinked: false, event: 'bank_unlinked' },
  'payroll.linked': { kind: 'payroll', isLinked: true, event: 'payroll_linked' },
  'payroll.unlinked': { kind: 'payroll', isLinked: false, event: 'payroll_unlinked' },
};

/** What each event of taxes is to her application. */
const TAXES: Partial<Record<MemberEvent['type'], ApplicationEvent>> = {
  'tax_filing.started': 'tax_return_started',
  'tax_return.submitted': 'tax_return_submitted',
  'tax_return.rejected': 'tax_return_rejected',
  'tax_return.accepted': 'tax_return_accepted',
};

/**
 * Applies the member service's events of links, cards and taxes. Another bank than before is the same
 * state still, so that a link is entered again only after it was cut.
 */
export async function applyMemberEvent(
  transaction: Transaction,
  event: MemberEvent,
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
  const ofTaxes = TAXES[event.type];
  if (ofTaxes) await enterReturnState(transaction, event, { event: ofTaxes, at });
  if (event.type === 'card_account.opened') {
    await enterState(transaction, { userId: event.payload.user_id, event: 'card_issued', at });
  }
  // A purchase that was declined has used nothing.
  if (event.type === 'card_transaction.recorded' && event.payload.latest_transaction_at) {
    await enterState(transaction, { userId: event.payload.user_id, event: 'card_used', at });
  }
}

/**
 * Enters how a return stands, again where it was corrected. By what was published before this event
 * alone, so that a history that is read anew comes to the same.
 */
async function enterReturnState(
  transaction: Transaction,
  { subject: userId, subject_version: version }: MemberEvent,
  { event, at }: { event: ApplicationEvent; at: Date },
): Promise<void> {
  const state = stateEntered(event, 'tax_refund_advance')?.state;
  const before = await transaction('user_state')
    .where({ user_id: userId, product: 'tax_refund_advance' })
    .whereIn('state', RETURN_STATES)
    .where('version', '<', version)
    .where('entered_at', '<=', at)
    .orderBy(['entered_at', 'id'])
    .pluck('state');
  const last = before.at(-1);
  const isAgain = state && last && before.includes(state) && isReturnEnteredAgain(state, last);
  await enterState(transaction, { userId, event, at, version: isAgain ? version : 0 });
}

type Reading = { generation: number; userId: string; kind: Link['kind']; isLinked: boolean };

/** Keeps how a link stands in this reading, and says whether it stood otherwise before. */
async function hasChanged(
  transaction: Transaction,
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

/**
 * Lets one reading at a time append states. A page of events is about many people, and two pages
 * about the same ones in another order would wait for one another.
 */
const oneReadingAtATime = (transaction: Transaction) =>
  transaction.raw('LOCK TABLE link_reading IN SHARE ROW EXCLUSIVE MODE');
