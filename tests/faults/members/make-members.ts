import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@reset/service-kit';
import type { Pool } from 'pg';
import type { Member } from './member.ts';

/** What the issuer knows of a card. */
export type IssuedCard = Pick<Member, 'cardId' | 'accountId' | 'customerId'>;

/** A card that the sandbox does not know. */
export const unissuedCard = (): IssuedCard => ({
  cardId: randomUUID(),
  accountId: randomUUID(),
  customerId: randomUUID(),
});

const WRITE = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS g
      (user_id uuid, card_id uuid, account_id uuid, customer_id uuid, own_account uuid, own_card uuid)
  ), members AS (
    INSERT INTO member.member (user_id, repayment_method, created_at)
    SELECT user_id, 'direct_deposit_flow', now() FROM given
  ), accounts AS (
    INSERT INTO member.card_account (id, user_id, receivable, deposit, status,
                                     synctera_person_id, synctera_account_id, issued_on)
    SELECT own_account, user_id, opened.receivable, opened.deposit, 'open',
           customer_id, account_id, current_date
      FROM given, LATERAL ledger.open_member(user_id) AS opened
  )
  INSERT INTO member.card (id, card_account_id, synctera_card_id, last_four, form, status, created_at)
  SELECT own_card, own_account, card_id, '4242', 'VIRTUAL', 'active', now() FROM given`;

/**
 * Inserts a member for each card, as issuing it would have, with a limit of 0. None of them repays by
 * debit: with the plan of a debit the service computes a limit anew, and so ends what is set here.
 */
export async function makeMembers(database: Pool, cards: IssuedCard[]): Promise<Member[]> {
  const members = cards.map((card) => ({ ...card, userId: newId() }));
  const rows = members.map(({ userId, cardId, accountId, customerId }) => ({
    user_id: userId,
    card_id: cardId,
    account_id: accountId,
    customer_id: customerId,
    own_account: newId(),
    own_card: newId(),
  }));
  await database.query(WRITE, [JSON.stringify(rows)]);
  return members;
}

/** Waits until the service has computed the limits: it would overwrite what is set before. */
export async function limitsComputed(database: Pool, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const { rows } = await database.query('SELECT FROM member.limit_due LIMIT 1');
    if (rows.length === 0) return;
    if (performance.now() > deadline)
      throw new Error('The limits of new members are not computed.');
    await pause(100);
  }
}

/** Sets each limit `cents` above what the member owes. */
export async function raiseLimits(
  database: Pool,
  members: readonly Member[],
  cents: number,
): Promise<void> {
  await database.query(
    `SELECT ledger.set_credit_limits(coalesce(jsonb_agg(jsonb_build_object('member', owner_user_id,
       'cents', greatest(debits_posted + debits_pending - credits_posted, 0) + $2::bigint)), '[]'))
       FROM ledger.account WHERE code = 1110 AND owner_user_id = ANY ($1)`,
    [members.map(({ userId }) => userId), cents],
  );
}
