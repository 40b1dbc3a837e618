import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { MemberEvent } from '@reset/api-contract/member/member-events.ts';
import type { EligibilityEvent } from '@reset/api-contract/onboarding/eligibility-events.ts';
import type { UserStateEvent } from '@reset/api-contract/onboarding/user-state-events.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import type { Transaction } from '@reset/service-kit';

/* What other services' events say of people, apart by owner and by generation. */

/** Stores people as the public service publishes them; the table `person` has them then. */
export async function applyUserEvent(
  transaction: Transaction,
  event: UserEvent,
  generation: number,
): Promise<void> {
  const person = { generation, user_id: event.subject };
  if (event.type === 'user.signed_in') {
    const change = { last_sign_in_at: event.occurred_at };
    await transaction('user_reading').where(person).update(change);
    return;
  }
  if (event.type === 'user.sessions_ended') return;
  const { payload } = event;
  await transaction('user_reading')
    .insert({
      ...person,
      email: payload.email,
      first_name: payload.first_name,
      last_name: payload.last_name,
      partner_slug: payload.partner_slug,
      came_by: payload.partner_slug,
      registered_at: payload.created_at,
      phone_number: payload.phone_number ?? null,
      is_deactivated: payload.deactivated ?? null,
      acquisition: payload.acquisition ?? null,
    })
    .onConflict(['generation', 'user_id'])
    .merge([
      'email',
      'first_name',
      'last_name',
      'partner_slug',
      'registered_at',
      'phone_number',
      'is_deactivated',
      'acquisition',
    ]);
}

/** Stores who has a card, and when she last bought with it, as the member service publishes it. */
export async function applyCardEvent(
  transaction: Transaction,
  { type, payload }: CardEvent,
  generation: number,
): Promise<void> {
  const cardholder = { generation, user_id: payload.user_id };
  const readings = transaction('cardholder_reading');
  if (type === 'card_account.opened') {
    await readings.insert(cardholder).onConflict().ignore();
    return;
  }
  // Neither a refund, a payout nor a repayment is a purchase of hers.
  if (type !== 'card_transaction.recorded') return;
  await readings
    .insert({ ...cardholder, latest_transaction_at: payload.latest_transaction_at })
    .onConflict(['generation', 'user_id'])
    .merge(['latest_transaction_at']);
}

/** Stores the states that people come into, as the onboarding service publishes them. */
export async function applyUserStateEvent(
  transaction: Transaction,
  { subject, occurred_at, payload }: UserStateEvent,
  generation: number,
): Promise<void> {
  await transaction('user_state_reading').insert({
    generation,
    user_id: subject,
    product: payload.product,
    state: payload.state,
    entered_at: occurred_at,
  });
}

/** Stores how a member stands, as the member service publishes it. */
export async function applyMemberEvent(
  transaction: Transaction,
  { subject, payload }: MemberEvent,
  generation: number,
): Promise<void> {
  await transaction('member_reading')
    .insert({ generation, user_id: subject, standing: payload })
    .onConflict(['generation', 'user_id'])
    .merge(['standing']);
}

/** Stores who may have a card, as the onboarding service publishes it. */
export async function applyEligibilityEvent(
  transaction: Transaction,
  { subject, payload }: EligibilityEvent,
  generation: number,
): Promise<void> {
  await transaction('eligibility_reading')
    .insert({ generation, user_id: subject, is_eligible: payload.eligible })
    .onConflict(['generation', 'user_id'])
    .merge(['is_eligible']);
}
