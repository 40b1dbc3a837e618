import type { Cases } from '@reset/api-contract/admin/cases.ts';
import type { CaseKind } from '@reset/api-contract/case-events.ts';
import type { DueDisputes } from '@reset/api-contract/member/disputes.ts';
import { newId } from '@reset/service-kit';
import { expect } from 'playwright/test';
import { ssnFor } from '../flagged.ts';
import { adminService } from '../product/running-product.ts';
import { bodyOf } from './client.ts';
import { newPerson, type Person } from './people.ts';
import { purchaseOf } from './purchase-of.ts';
import { applicant } from './staff-parameters.ts';
import { asService } from './stored-rows.ts';

/* What waits for staff. No call of anybody's makes it: the issuer's reports and jobs do. */

type Headers = Record<string, string>;

/** What is published each minute is in the queue a moment later. */
const SOON = { timeout: 150_000 };

/** The case of something, by its kind. */
async function caseOf(
  { client }: Person,
  headers: Headers,
  { kind, objectId }: { kind: CaseKind; objectId: string },
): Promise<string> {
  const find = async () => {
    const reply = await client.send('GET', `/api/v1/admin/cases?kind=${kind}&page=1`, { headers });
    return bodyOf<Cases>(reply).cases.find((one) => one.object_id === objectId)?.id;
  };
  await expect.poll(find, SOON).toBeTruthy();
  return (await find()) ?? '';
}

/** The dispute of a purchase. */
export async function disputeOf(purchaseId: string): Promise<string> {
  const waiting = await adminService('member').get<DueDisputes>('/internal/disputes');
  const found = waiting.find((one) => one.card_transaction_id === purchaseId);
  if (!found) throw new Error('Nobody disputes this purchase.');
  return found.id;
}

let records: Promise<string[]> | undefined;

/** A case of a record that could not be placed; one to be closed, and another that stays open. */
const unplacedRecord = (at: 0 | 1) => async (staffer: Person, headers: Headers) => {
  records ??= Promise.all([newRecord(), newRecord()]);
  const objectId = (await records)[at] ?? '';
  return caseOf(staffer, headers, { kind: 'unplaced_record', objectId });
};
export const recordToClose = unplacedRecord(0);
export const openRecord = unplacedRecord(1);

/** A record of the issuer's that could not be placed, by its name in the queue. */
async function newRecord(): Promise<string> {
  const { id: userId } = await newPerson();
  await purchaseOf(userId);
  const subject = newId();
  await asService('member', (client) =>
    client.query(
      `INSERT INTO member.card_case (kind, subject, card_account_id, detail, opened_at)
       SELECT 'original_unknown', $1, id, '{}', now() FROM member.card_account WHERE user_id = $2`,
      [subject, userId],
    ),
  );
  return `original_unknown ${subject}`;
}

/** The ledger and a file differ. */
export async function openDifference(): Promise<string> {
  const id = newId();
  await asService('member', (client) =>
    client.query(
      `INSERT INTO member.reconciliation_difference
         (id, file_kind, kind, key, day, our_cents, their_cents, opened_at)
       VALUES ($1, 'ach', 'amount_differs', $2, current_date, 1, 2, now())`,
      [id, `entry ${id}`],
    ),
  );
  return id;
}

/** The issuer has not accepted somebody. */
export async function lateCard(): Promise<string> {
  const id = newId();
  await asService('onboarding', (client) =>
    client.query(
      `INSERT INTO onboarding.card_issuance (user_id, began_at, refusal) VALUES ($1, now(), 'no')`,
      [id],
    ),
  );
  return id;
}

/** Two people are verified who told one Social Security number. */
export async function doubledPerson(staffer: Person, headers: Headers): Promise<string> {
  const ssn = ssnFor(newId());
  await applicant({ last: 'Sealed', status: 'verified_automatically', ssn });
  const id = await applicant({ last: 'Sealed', status: 'flagged_for_internal_review', ssn });
  await adminService('onboarding').put(`/internal/identity_verifications/${id}/decision`, {
    decision: 'approve',
    actor_id: newId(),
    reason: 'Tried by the matrix.',
  });
  return caseOf(staffer, headers, { kind: 'duplicate_person', objectId: id });
}
