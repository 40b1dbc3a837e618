import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { NOW, openTables, refusalOf } from '#testing/member-tables.ts';

/* What the tables of cards refuse, whoever writes into them. */

const { database, someAccount, ...tables } = await openTables();
let accountId: string;
const somePurchase = (changes: object = {}) => tables.somePurchase(accountId, changes);
beforeEach(async () => {
  accountId = (await someAccount()).id;
});

describe('a purchase', () => {
  const figures = (held: number, posted: number, repaid: number) => ({
    held_cents: held,
    posted_cents: posted,
    repaid_cents: repaid,
  });

  it.each([
    ['pending', figures(500, 0, 0)],
    ['posted', figures(0, 500, 0)],
    ['posted', figures(200, 300, 0)],
    ['partially_repaid', figures(0, 500, 499)],
    ['partially_repaid', figures(200, 300, 300)],
    ['repaid', figures(0, 500, 500)],
    ['expired', figures(0, 0, 0)],
    ['manually_expired', figures(0, 0, 0)],
  ])('is %s with %j', async (customer_state, changes) => {
    expect(await refusalOf(() => somePurchase({ customer_state, ...changes }))).toBe('accepted');
  });

  it.each([
    ['pending', figures(0, 0, 0)],
    ['pending', figures(300, 200, 0)],
    ['posted', figures(500, 0, 0)],
    ['posted', figures(0, 500, 1)],
    ['partially_repaid', figures(0, 500, 0)],
    ['partially_repaid', figures(0, 500, 500)],
    ['repaid', figures(0, 500, 499)],
    ['repaid', figures(100, 500, 500)],
    ['repaid', figures(0, 0, 0)],
    ['expired', figures(1, 0, 0)],
    ['expired', figures(0, 1, 0)],
    ['manually_expired', figures(1, 0, 0)],
    ['manually_expired', figures(0, 1, 0)],
    ['settled', figures(0, 500, 0)],
    ['posted', figures(-1, 501, 0)],
    ['partially_repaid', figures(200, 300, 301)],
  ])('is not %s with %j', async (customer_state, changes) => {
    expect(await refusalOf(() => somePurchase({ customer_state, ...changes }))).toBe('23514');
  });

  it('is declined for a reason, with nothing held and nothing taken', async () => {
    const declined = { ...figures(0, 0, 0), customer_state: 'declined', network_state: 'declined' };
    const reason = { decline_reason: 'LIMIT_EXCEEDED' };
    expect(await refusalOf(() => somePurchase({ ...declined, ...reason }))).toBe('accepted');
    expect(await refusalOf(() => somePurchase(declined))).toBe('23514');
    expect(await refusalOf(() => somePurchase(reason))).toBe('23514');
    for (const some of [{ held_cents: 1 }, { posted_cents: 1 }]) {
      expect(await refusalOf(() => somePurchase({ ...declined, ...reason, ...some }))).toBe(
        '23514',
      );
    }
  });

  it('is of one hold of the issuer, of an account, in a state of the network', async () => {
    const authorization_id = newId();
    await somePurchase({ authorization_id });
    expect(await refusalOf(() => somePurchase({ authorization_id }))).toBe('23505');
    expect(await refusalOf(() => somePurchase({ card_account_id: newId() }))).toBe('23503');
    expect(await refusalOf(() => somePurchase({ network_state: 'repaid' }))).toBe('23514');
  });
});

describe('what happened to a purchase', () => {
  const event = (card_transaction_id: string, changes: object = {}) =>
    database('card_event').insert({
      card_transaction_id,
      kind: 'cleared',
      amount_cents: 500,
      source: newId(),
      actor: 'issuer',
      occurred_at: NOW,
      ...changes,
    });

  it('is written down once for each thing of the issuer', async () => {
    const id = await somePurchase();
    const source = newId();
    await event(id, { source });
    expect(await refusalOf(async () => event(id, { source }))).toBe('23505');
    expect(await refusalOf(async () => event(id, { source, kind: 'reversed' }))).toBe('accepted');
    expect(await refusalOf(async () => event(id, { kind: 'forgotten' }))).toBe('23514');
    expect(await refusalOf(async () => event(id, { actor: '' }))).toBe('23514');
    expect(await refusalOf(async () => event(newId()))).toBe('23503');
  });

  it.each([
    `UPDATE card_event SET amount_cents = 1`,
    `DELETE FROM card_event`,
    `TRUNCATE card_event CASCADE`,
  ])('is never changed: %s', async (statement) => {
    await event(await somePurchase());
    expect(await refusalOf(async () => database.raw(statement))).toBe('23001');
  });
});

describe('an allocation', () => {
  it.each([0, -1])('is not of %i cents', async (amount_cents) => {
    const card_transaction_id = await somePurchase();
    const allocate = (changes: object) =>
      database('allocation').insert({
        id: newId(),
        repayment_id: newId(),
        card_transaction_id,
        kind: 'repayment',
        created_at: NOW,
        ...changes,
      });
    expect(await refusalOf(async () => allocate({ amount_cents: 1 }))).toBe('accepted');
    expect(await refusalOf(async () => allocate({ amount_cents }))).toBe('23514');
    expect(await refusalOf(async () => allocate({ amount_cents: 1, kind: 'gift' }))).toBe('23514');
  });
});

describe('a card account', () => {
  it('is open when the issuer has made it, on accounts of its own', async () => {
    const open = { status: 'open', synctera_account_id: newId(), issued_on: '2026-11-20' };
    expect(await refusalOf(() => someAccount(open))).toBe('accepted');
    expect(await refusalOf(() => someAccount(open))).toBe('23505');
    for (const missing of [{ synctera_account_id: null }, { issued_on: null }]) {
      const changes = { ...open, synctera_account_id: newId(), ...missing };
      expect(await refusalOf(() => someAccount(changes))).toBe('23514');
    }
    const mine = await database('card_account').where({ id: accountId }).first();
    for (const hers of ['receivable', 'deposit', 'user_id']) {
      expect(await refusalOf(() => someAccount({ [hers]: String(mine[hers]) }))).toBe('23505');
    }
  });
});
