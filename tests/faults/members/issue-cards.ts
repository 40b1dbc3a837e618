import { setTimeout as pause } from 'node:timers/promises';
import { newId, type InternalClient } from '@reset/service-kit';
import type { Pool } from 'pg';
import type { Member } from './member.ts';

const GIVE_UP_MS = 60_000;
const AGAIN_MS = 300;

// All of it is made up.
const HOLDER = {
  first_name: 'Ana',
  last_name: 'Lopez',
  dob: '1994-05-06',
  ssn: '900000000',
  address: {
    street_one: '1 Harbor Street',
    city: 'Los Angeles',
    state_abbr: 'CA',
    zip_code: '90012',
  },
  phone_number: '+12025550100',
  email: 'ana@example.com',
};

export type IssuingContext = { operator: InternalClient; database: Pool };

/** Makes a member to whom the issuer issues a card, and retries for as long as that fails. */
export async function issueCard({ operator, database }: IssuingContext): Promise<Member> {
  const userId = newId();
  const path = `/internal/members/${userId}`;
  await retry(() => operator.put(path, { repayment_method: 'direct_deposit_flow' }));
  await retry(() => operator.put(`${path}/card_account`, { person: HOLDER }));
  const { rows } = await database.query<Omit<Member, 'userId'>>(
    `SELECT c.synctera_card_id AS "cardId", a.synctera_account_id AS "accountId",
            a.synctera_person_id AS "customerId"
       FROM member.card_account a JOIN member.card c ON c.card_account_id = a.id
      WHERE a.user_id = $1`,
    [userId],
  );
  const [card] = rows;
  if (rows.length !== 1 || !card) throw new Error(`${userId} has ${rows.length} cards.`);
  return { userId, ...card };
}

async function retry(call: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + GIVE_UP_MS;
  for (;;) {
    const error = await call().then(
      () => null,
      (cause: unknown) => cause,
    );
    if (error === null) return;
    if (performance.now() > deadline) throw error;
    await pause(AGAIN_MS);
  }
}
