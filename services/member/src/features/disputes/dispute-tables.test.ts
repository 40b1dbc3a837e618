import { newId } from '@reset/service-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { NOW, openTables, refusalOf } from '#testing/member-tables.ts';

/* What the tables of disputes refuse, whoever writes into them. */

const { database, someAccount, somePurchase } = await openTables();
let accountId: string;
let purchaseId: string;
beforeEach(async () => {
  accountId = (await someAccount()).id;
  purchaseId = await somePurchase(accountId);
});

async function someDispute(changes: object = {}): Promise<string> {
  const id = newId();
  await database('dispute').insert({
    id,
    card_account_id: accountId,
    card_transaction_id: purchaseId,
    reason: 'not_mine',
    amount_cents: 500,
    opened_at: NOW,
    credit_due_on: '2026-12-07',
    resolve_due_on: '2027-01-04',
    ...changes,
  });
  return id;
}
const refused = (changes: object) => refusalOf(() => someDispute(changes));
const credit = (owed: number, deposit: number) => ({
  credit_group_id: newId(),
  credited_owed_cents: owed,
  credited_deposit_cents: deposit,
});
const decided = { decided_at: NOW, credit_ended_at: NOW };

describe('a dispute', () => {
  it('is the only one of its purchase, until it is withdrawn', async () => {
    const id = await someDispute();
    expect(await refused({})).toBe('23505');
    expect(await refused({ state: 'lost', ...decided })).toBe('23505');
    await database('dispute').where({ id }).update({ state: 'withdrawn', decided_at: NOW });
    expect(await refused({})).toBe('accepted');
  });

  it('has a credit, and what is owed when it was taken back, of its own', async () => {
    const once = { ...credit(500, 0), reversal_id: purchaseId, state: 'withdrawn', ...decided };
    await someDispute(once);
    expect(await refused({ ...once, reversal_id: null })).toBe('23505');
    expect(await refused({ ...once, ...credit(500, 0) })).toBe('23505');
  });

  it.each([
    ['open', {}],
    ['open', { refunded_cents: 500 }],
    ['provisional', credit(300, 200)],
    ['provisional', { ...credit(0, 500), absorbed_cents: 500 }],
    ['won', { ...credit(500, 0), ...decided }],
    ['lost', { ...credit(500, 0), decided_at: NOW }],
  ])('is %s with %j', async (state, changes) => {
    expect(await refused({ ...changes, state })).toBe('accepted');
  });

  it.each([
    ['open', { amount_cents: 0 }],
    ['open', { refunded_cents: 501 }],
    ['open', { decided_at: NOW }],
    ['open', { ...credit(500, 0), credit_group_id: null }],
    ['open', credit(0, 0)],
    ['provisional', {}],
    ['provisional', { ...credit(500, 0), credit_ended_at: NOW }],
    ['provisional', { ...credit(500, 0), decided_at: NOW }],
    ['provisional', { ...credit(300, 200), absorbed_cents: 501 }],
    ['won', {}],
    ['lost', credit(500, 0)],
    ['written_off', {}],
    ['withdrawn', {}],
    ['forgotten', { decided_at: NOW }],
  ])('is not %s with %j', async (state, changes) => {
    expect(await refused({ ...changes, state })).toBe('23514');
  });
});

describe('what happened to a dispute and what was written about it', () => {
  beforeEach(async () => {
    const dispute_id = await someDispute();
    await database('dispute_event').insert({
      dispute_id,
      kind: 'opened',
      actor: 'member',
      occurred_at: NOW,
    });
    await database('dispute_message').insert({
      id: newId(),
      dispute_id,
      author: 'member',
      author_id: newId(),
      text: 'I was never there.',
      sent_at: NOW,
    });
  });

  it.each([
    `UPDATE dispute_event SET actor = 'staff'`,
    'DELETE FROM dispute_event',
    'TRUNCATE dispute_event',
    `UPDATE dispute_message SET text = 'I was there.'`,
    'DELETE FROM dispute_message',
    'TRUNCATE dispute_message',
  ])('is never changed: %s', async (statement) => {
    expect(await refusalOf(async () => database.raw(statement))).toBe('23001');
  });
});
