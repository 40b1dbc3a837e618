import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import type { HttpHandler } from 'msw';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './tax-filing-page.tsx';
import { answerFiled, filed, IN_SEASON, makeReturn, OF_NEW_YORK } from '#testing/applications.ts';
import { answerGet } from '#testing/linking.ts';
import { answerProfile, makeProfile } from '#testing/profile.ts';
import { answerSeason, answersFiling, CARD, heading, visitFiling } from '#testing/tax-filing.tsx';

const server = mockApi();

beforeEach(() => {
  sessionStorage.clear();
  server.use(...answersFiling());
});

/** What the page says of these returns, all of it together. */
async function textOf(returns: Parameters<typeof answerFiled>, ...handlers: HttpHandler[]) {
  server.use(answerFiled(...returns), ...handlers);
  const { unmount } = visitFiling(server, filed);
  const tile = (await heading('Taxes done')).closest('section');
  const text = tile?.textContent ?? '';
  unmount();
  return text;
}

const received = (changes: Parameters<typeof makeReturn>[0] = {}) =>
  makeReturn({
    tax_return_status: 'refund_received',
    refund_amount: 1_840.5,
    refund_received: 1_840.5,
    refund_repaid: 312.5,
    refund_repaid_later: 0,
    refund_on_its_way: 0,
    ...changes,
  });
const bank = { bank_name: 'Tidewater Savings Bank', bank_mask: '4021', day: '2026-03-03' };

describe('a refund that has arrived', () => {
  it('leads with its amount, what of it repaid the card, and what is hers, before what is owed', async () => {
    const owed = makeReturn({ ...OF_NEW_YORK, refund_amount: -50, tax_return_status: 'no_refund' });
    expect(await textOf([received(), owed])).toContain(
      'Your refund has arrived.Your refund$1,840.50Repaid on your card$312.50Yours$1,528.00You owe in taxes$50',
    );
  });

  it('says what of the rest is at her bank, on its way there, and still with us', async () => {
    const forwarded = received({
      refund_forwarded_by: { ...bank, amount: 1_000 },
      refund_on_its_way: 500,
    });
    const text = await textOf([forwarded]);
    expect(text).toContain(
      '$1,000.00 of your refund arrived at Tidewater Savings Bank (…\u20604021) on Tuesday, March 3.',
    );
    expect(text).toContain('$500.00 of your refund is on its way to your bank.');
    expect(text).toContain('$28.00 of your refund is with us and goes to your bank, less what you');
    const unlinked = answerProfile(makeProfile({ linked_bank: null }));
    expect(await textOf([received()], unlinked)).toContain(
      '$1,528.00 of your refund is with us until a bank account in your name is connected.',
    );
  });

  it('says what was filed for where another amount came, and what of an advance is not repaid', async () => {
    const card = answerProfile(makeProfile({ current_card_account: CARD }));
    const smaller = received({
      refund_amount: 1_800,
      refund_received: 400,
      refund_repaid: 400,
      refund_advance_spent: 255.1,
    });
    const text = await textOf([smaller], card);
    expect(text).toContain('You filed for $1,800.');
    expect(text).toContain(
      "$255.10 that you spent of your advance is not repaid yet. None of it is taken from your paycheck or debited on a payday. No refund is to come that repays it, so we'll write to you about it.",
    );
    const same = await textOf([received()], card);
    expect(same).not.toMatch(/You filed for|not repaid/);
  });

  it('that is still to come repays what was spent of an advance after its season', async () => {
    const text = await textOf(
      [makeReturn({ refund_advance_spent: 255.1 })],
      answerProfile(makeProfile({ current_card_account: CARD })),
      answerSeason('2026-04-16T20:00:00.000Z'),
    );
    expect(text).toContain('$255.10 that you spent of your advance is not repaid yet.');
    expect(text).toContain('Your refund repays it when it comes.');
  });

  it('speaks of no card where it repaid nothing, and of no rest where it repaid as much', async () => {
    const all = received({ refund_repaid: 0, refund_forwarded_by: { ...bank, amount: 1_840.5 } });
    const text = await textOf([all]);
    expect(text).toContain('Your refund$1,840.50$1,840.50 of your refund arrived at');
    expect(text).not.toMatch(/Repaid|with us|on its way/);
    const none = await textOf([received({ refund_repaid: 1_000, refund_repaid_later: 840.5 })]);
    expect(none).toContain('Repaid on your card$1,840.50Yours$0.00');
    expect(none).not.toMatch(/of your refund/);
  });

  it('is told from that of a state, and was sent, as far as is known, where it did not come by way of us', async () => {
    const ofState = makeReturn({ ...OF_NEW_YORK, tax_return_status: 'accepted' });
    expect(await textOf([received({ refund_repaid: 0 }), ofState])).toContain(
      'Your federal refund$1,840.50State refund$212',
    );
    expect(await textOf([makeReturn({ tax_return_status: 'refund_received' })])).toContain(
      'Your refund was sent by the tax authority, which may have sent less or more than you filed for.Refund you filed for$1,840Federal return 2025Refund sent',
    );
  });
});

describe('an advance that is in her limit', () => {
  it.each([
    [0, '$1,050.00 of your refund is in your spending limit now. You can spend it until April 15'],
    [312.5, '$737.50 of your advance of $1,050.00 is left to spend. You can spend it until April'],
    [
      1_050,
      'You have spent all of your advance of $1,050.00. Your refund repays it when it comes.',
    ],
  ])('of which $%d are spent says what is left of it', async (refund_advance_spent, words) => {
    const text = await textOf(
      [makeReturn({ refund_amount: 2_100, refund_advance_spent })],
      answerProfile(makeProfile({ current_card_account: CARD })),
      answerGet('/dashboard/overview', { as_of: IN_SEASON, tax_refund: { amount: 1_050 } }),
    );
    expect(text).toContain(words);
  });
});
