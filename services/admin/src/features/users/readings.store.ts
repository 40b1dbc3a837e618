import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { MemberEvent } from '@reset/api-contract/member/member-events.ts';
import type { EligibilityEvent } from '@reset/api-contract/onboarding/eligibility-events.ts';
import type { UserStateEvent } from '@reset/api-contract/onboarding/user-state-events.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import type { Transaction } from '@reset/service-kit';
import { writeRows } from '#features/lists/lists.store.ts';

/* What other services' events say of people, apart by owner and by generation: a page at a time. */

const PERSON = ['generation', 'user_id'];
const IDENTITY = [
  'email',
  'first_name',
  'last_name',
  'partner_slug',
  'registered_at',
  'phone_number',
  'is_deactivated',
  'acquisition',
];

/** Stores people as the public service publishes them; the table `person` has them then. */
export async function applyUserEvents(
  transaction: Transaction,
  events: readonly UserEvent[],
  generation: number,
): Promise<void> {
  const identities = lastOfEach(events.flatMap(identityOf));
  const known = { key: PERSON, merge: IDENTITY };
  await writeRows(transaction, { table: 'user_reading', generation, known }, identities);
  const signIns = events.filter(({ type }) => type === 'user.signed_in');
  if (signIns.length === 0) return;
  const latest = new Map(signIns.map(({ subject, occurred_at: at }) => [subject, at]));
  await transaction.raw(SIGNED_IN, [[...latest.keys()], [...latest.values()], generation]);
}

// Each by its key: a join may read all of a generation that the planner takes for empty. Whom nothing
// was told of is left out, and all others are there.
const SIGNED_IN = `
  INSERT INTO user_reading (generation, user_id, email, first_name, last_name, registered_at,
    last_sign_in_at)
  SELECT known.*, told.signed_in_at
    FROM unnest(?::uuid[], ?::timestamptz[]) AS told (user_id, signed_in_at)
   CROSS JOIN LATERAL (
     SELECT generation, r.user_id, email, first_name, last_name, registered_at
       FROM user_reading AS r
      WHERE generation = ? AND r.user_id = told.user_id OFFSET 0) AS known
  ON CONFLICT (generation, user_id) DO UPDATE SET last_sign_in_at = excluded.last_sign_in_at`;

function identityOf(event: UserEvent) {
  if (event.type === 'user.signed_in' || event.type === 'user.sessions_ended') return [];
  const { subject, payload } = event;
  return [
    {
      user_id: subject,
      email: payload.email,
      first_name: payload.first_name,
      last_name: payload.last_name,
      partner_slug: payload.partner_slug,
      came_by: payload.partner_slug,
      registered_at: payload.created_at,
      phone_number: payload.phone_number ?? null,
      is_deactivated: payload.deactivated ?? null,
      acquisition: payload.acquisition ?? null,
    },
  ];
}

/** Stores who has a card, and when she last bought with it, as the member service publishes it. */
export async function applyCardEvents(
  transaction: Transaction,
  events: readonly CardEvent[],
  generation: number,
): Promise<void> {
  const opened = events.filter(({ type }) => type === 'card_account.opened');
  const holders = lastOfEach(opened.map(({ payload: { user_id } }) => ({ user_id })));
  const into = { table: 'cardholder_reading', generation };
  await writeRows(transaction, { ...into, known: { key: PERSON, merge: [] } }, holders);
  // Neither a refund, a payout nor a repayment is a purchase of hers.
  const purchases = events.flatMap(({ type, payload }) =>
    type === 'card_transaction.recorded'
      ? [{ user_id: payload.user_id, latest_transaction_at: payload.latest_transaction_at }]
      : [],
  );
  const known = { key: PERSON, merge: ['latest_transaction_at'] };
  await writeRows(transaction, { ...into, known }, lastOfEach(purchases));
}

/** Stores the states that people come into, as the onboarding service publishes them. */
export const applyUserStateEvents = (
  transaction: Transaction,
  events: readonly UserStateEvent[],
  generation: number,
): Promise<void> =>
  writeRows(
    transaction,
    { table: 'user_state_reading', generation },
    events.map(({ subject, occurred_at, payload }) => ({
      user_id: subject,
      product: payload.product,
      state: payload.state,
      entered_at: occurred_at,
    })),
  );

/** Stores how members stand, as the member service publishes it. */
export async function applyMemberEvents(
  transaction: Transaction,
  events: readonly MemberEvent[],
  generation: number,
): Promise<void> {
  const rows = events.map(({ subject, payload }) => ({ user_id: subject, standing: payload }));
  const known = { key: PERSON, merge: ['standing'] };
  await writeRows(transaction, { table: 'member_reading', generation, known }, lastOfEach(rows));
}

/** Stores who may have a card, as the onboarding service publishes it. */
export async function applyEligibilityEvents(
  transaction: Transaction,
  events: readonly EligibilityEvent[],
  generation: number,
): Promise<void> {
  const rows = events.map(({ subject, payload }) => ({
    user_id: subject,
    is_eligible: payload.eligible,
  }));
  const known = { key: PERSON, merge: ['is_eligible'] };
  await writeRows(
    transaction,
    { table: 'eligibility_reading', generation, known },
    lastOfEach(rows),
  );
}

/** What was told last of each person. */
const lastOfEach = <Row extends { user_id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.user_id, row])).values(),
];
