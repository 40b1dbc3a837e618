import { newId } from '@reset/service-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { NOW, openTables, refusalOf } from '#testing/member-tables.ts';

/* What the table of payouts refuses, whoever writes into it. */

const { database, someAccount } = await openTables();
let accountId: string;
beforeEach(async () => {
  accountId = (await someAccount()).id;
});

async function somePayout(changes: object = {}): Promise<string> {
  const id = newId();
  await database('payout').insert({
    id,
    card_account_id: accountId,
    amount_cents: 500,
    bank_link_id: newId(),
    bank_name: 'Juniper Bank',
    created_at: NOW,
    checked_at: NOW,
    ...changes,
  });
  return id;
}
const refused = (changes: object) => refusalOf(() => somePayout(changes));
const sent = () => ({ status: 'sent', issuer_id: newId(), arrives_on: '2026-11-23' });

describe('a payout', () => {
  it.each(['reserved', 'sent'])(
    'is the only one of an account that is under way: %s',
    async (status) => {
      const id = await somePayout({ ...sent(), status });
      expect(await refused({})).toBe('23505');
      expect(await refused(sent())).toBe('23505');
      await database('payout').where({ id }).update({ status: 'settled', ended_at: NOW });
      expect(await refused({})).toBe('accepted');
    },
  );

  it('is the only one of its transfer at the issuer', async () => {
    const once = { ...sent(), status: 'settled', ended_at: NOW };
    await somePayout(once);
    expect(await refused(once)).toBe('23505');
  });

  it.each([
    ['reserved', { ended_at: NOW }],
    ['sent', { ...sent(), issuer_id: null }],
    ['sent', { ...sent(), arrives_on: null }],
    ['sent', { ...sent(), ended_at: NOW }],
    ['settled', { ended_at: NOW }],
    ['settled', sent()],
    ['returned', {}],
    ['refused', {}],
    ['paid', {}],
    ['reserved', { amount_cents: 0 }],
  ])('is not %s with %j', async (status, changes) => {
    expect(await refused({ ...changes, status })).toBe('23514');
  });
});
