import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { at, problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();

describe('the sync of a card account', () => {
  it('shows a purchase that was declined in our place, and notifies of no limit, as the till does', async () => {
    const one = await someone();
    one.hold({ status: 'declined', reason: 'LIMIT_EXCEEDED' });
    await one.sync();
    expect(await one.purchases()).toEqual([['declined', 'declined', 0, 0, 0]]);
    expect(await one.events()).toEqual(['declined']);
    const shown = await service.get(one.userId, '/card_accounts/current/card_transactions');
    expect(shown.json()).toMatchObject([{ customer_state: 'declined' }]);
    // It changes no limit; a notification would say that one was updated.
    expect(await service.database('notification').where({ user_id: one.userId })).toEqual([]);
  });

  it('notifies of her limit when something is held in our place', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    expect(await service.database('notification').where({ user_id: one.userId })).toMatchObject([
      { type: 'spending_limit_updated', read_at: null },
    ]);
  });

  it('holds what the issuer approved in our place, takes a part, and lets go of the rest', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    expect(await one.purchases()).toEqual([['pending', 'authorized', 5_000, 0, 0]]);
    expect(await one.owed()).toBe(5_000);
    one.post();
    await one.sync();
    expect(await one.purchases()).toEqual([['posted', 'cleared', 3_500, 1_500, 0]]);
    expect(await one.owed()).toBe(5_000);
    one.post({ amountCents: 1_000 });
    one.hold({ status: 'cleared', reason: 'CLEARED', updatedAt: at(5) });
    await one.sync();
    expect(await one.purchases()).toEqual([['posted', 'cleared', 0, 2_500, 0]]);
    expect(await one.owed()).toBe(2_500);
    expect(await one.events()).toEqual(['stood_in', 'cleared', 'cleared']);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('applies a hold that becomes more, less, and nothing', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    for (const [minute, authorizedCents] of [7_000, 4_000].entries()) {
      one.hold({ authorizedCents, updatedAt: at(minute + 1) });
      await one.sync();
      expect(await one.owed()).toBe(authorizedCents);
    }
    one.hold({ status: 'released', reason: 'REVERSED', authorizedCents: 4_000, updatedAt: at(9) });
    await one.sync();
    expect(await one.purchases()).toEqual([['expired', 'reversed', 0, 0, 0]]);
    expect(await one.owed()).toBe(0);
    expect(await one.events()).toEqual(['stood_in', 'authorized', 'authorized', 'reversed']);
  });

  it('changes nothing when all is delivered again, many times at once', async () => {
    const one = await someone();
    one.hold();
    one.post();
    await one.sync();
    const before = [await one.purchases(), await one.events(), await one.owed()];
    const transfers = () => service.database('ledger.transfer').count({ count: '*' }).first();
    const made = await transfers();
    // Each of them does what the others requested as well.
    await Promise.all(Array.from({ length: 5 }, () => one.sync()));
    expect([await one.purchases(), await one.events(), await one.owed()]).toEqual(before);
    expect(await transfers()).toEqual(made);
  });

  it('records what the issuer declined in our place, and what was over before its event came', async () => {
    const one = await someone();
    one.hold({ id: newId(), status: 'declined', reason: 'STAND_IN_DECLINED' });
    one.hold({ id: newId(), status: 'released', reason: 'EXPIRED', occurredAt: at(1) });
    await one.sync();
    expect(await one.purchases()).toEqual([
      ['declined', 'declined', 0, 0, 0],
      ['expired', 'expired', 0, 0, 0],
    ]);
    expect(await one.owed()).toBe(0);
  });

  it('shows as declined what we approved after the network had timed out', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    const notices = () => service.database('notification').where({ user_id: one.userId });
    await notices().update({ read_at: at(0) });
    one.hold({ status: 'declined', reason: 'STAND_IN_DECLINED', updatedAt: at(1) });
    await one.sync();
    // What was held is hers to spend again.
    expect(await notices().where({ read_at: null })).toMatchObject([
      { type: 'spending_limit_updated' },
    ]);
    expect(await one.purchases()).toEqual([['declined', 'declined', 0, 0, 0]]);
    expect(await one.owed()).toBe(0);
    expect(await one.events()).toEqual(['stood_in', 'declined']);
    const shown = await service.get(one.userId, '/card_accounts/current/card_transactions');
    expect(shown.json()).toMatchObject([
      { customer_state: 'declined', network_state: 'declined', decline_reason: 'no_answer' },
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('posts what comes above its hold or without one, and says so when it passes the limit', async () => {
    const one = await someone();
    await one.mayOwe(6_000);
    one.hold();
    await one.sync();
    one.post({ amountCents: 6_000 });
    one.hold({ status: 'cleared', reason: 'CLEARED', updatedAt: at(1) });
    await one.sync();
    expect(await one.owed()).toBe(6_000);
    expect(service.alerts()).toEqual([]);
    const source = one.post({ holdId: null, amountCents: 700, occurredAt: at(2) });
    await one.sync();
    expect(await one.owed()).toBe(6_700);
    expect(service.alerts()).toEqual([
      {
        event: 'force_post_above_limit',
        card_account_id: one.accountId,
        source,
        above_cents: 700,
      },
    ]);
    expect(await one.events()).toEqual(['stood_in', 'force_posted', 'force_posted']);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('puts aside what a card that is none of hers has bought, once, and says so', async () => {
    const one = await someone();
    const source = one.post({ cardId: newId(), holdId: null, amountCents: 800 });
    await one.sync();
    await one.sync();
    expect(await one.owed()).toBe(0);
    expect(service.alerts()).toEqual([
      { event: 'card_unknown', card_account_id: one.accountId, source },
    ]);
    const suspense = await service.database('ledger.account').where({ code: 2090 }).first();
    expect(suspense).toMatchObject({ debits_posted: 800n });
    expect(await problemsOf(service)).toEqual([]);
  });

  it('places what can be placed beside a hold that the issuer knows nothing of, and tries it again', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    await one.mayOwe(10_000);
    const lost = service.world.issuer.holds.get(one.issuerId)?.splice(0) ?? [];
    const source = one.post({ holdId: null, amountCents: 700 });
    await one.sync();
    await one.sync();
    expect(await one.owed()).toBe(5_700);
    expect(service.alerts()).toEqual([
      { event: 'hold_not_found', card_account_id: one.accountId, source: lost[0]?.id },
    ]);
    expect(await one.openCases()).toEqual(['hold_not_found']);
    expect(source).not.toBe(lost[0]?.id);
    one.hold();
    await one.sync();
    expect(await one.openCases()).toEqual([]);
  });

  it('reads on from where its lists ended beside a hold that the issuer knows nothing of', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    await one.mayOwe(10_000);
    service.world.issuer.holds.get(one.issuerId)?.splice(0);
    for (const minute of [1, 2, 3]) {
      one.hold({ id: newId(), authorizedCents: 100, occurredAt: at(minute) });
      one.post({ holdId: null, amountCents: 100, occurredAt: at(minute) });
    }
    await one.sync();
    expect(await one.openCases()).toEqual(['hold_not_found']);
    const [places] = await service.database('card_sync').where({ card_account_id: one.accountId });
    // The places of the last entries: of three of each.
    expect(places).toMatchObject({ holds_place: '2', posted_place: '2' });
  });

  it('places what can be placed beside a hold that it cannot read by itself', async () => {
    const one = await someone();
    const holdId = one.hold();
    await one.sync();
    await one.mayOwe(10_000);
    service.world.issuer.holds.get(one.issuerId)?.splice(0);
    service.world.issuer.unreadableHolds = [holdId];
    one.post({ holdId: null, amountCents: 700 });
    await one.sync();
    expect(await one.owed()).toBe(5_700);
    expect(await one.openCases()).toEqual(['record_unreadable']);
    service.world.issuer.unreadableHolds = [];
    one.hold();
    await one.sync();
    expect(await one.openCases()).toEqual([]);
  });

  it('places the entries around one that cannot be read or is refused, which are tried again', async () => {
    const one = await someone();
    await one.mayOwe(10_000);
    one.post({ holdId: null, amountCents: 700, occurredAt: at(0) });
    const refused = one.post({ holdId: null, amountCents: 3_000_000_000, occurredAt: at(1) });
    one.post({ holdId: null, amountCents: 800, occurredAt: at(2) });
    const unreadable = newId();
    service.world.issuer.unreadable = [unreadable];
    await one.sync();
    await one.sync();
    expect(await one.owed()).toBe(1_500);
    expect(await one.openCases()).toEqual(['record_refused', 'record_unreadable']);
    expect(service.alerts()).toMatchObject([
      { event: 'record_unreadable', source: unreadable },
      { event: 'record_refused', source: refused, refusal: expect.any(String) },
    ]);
    service.world.issuer.unreadable = [];
    service.world.issuer.posted.get(one.issuerId)?.splice(1, 1);
    await one.sync();
    expect(await one.openCases()).toEqual([]);
    expect(await one.owed()).toBe(1_500);
  });

  it('takes up a card that was issued elsewhere, and what becomes of one', async () => {
    const one = await someone();
    const card = service.world.issuer.cards.find(({ accountId }) => accountId === one.issuerId);
    if (card) card.status = 'terminated';
    const next = { ...card, id: newId(), lastFour: '1234', status: 'active' } as const;
    service.world.issuer.cards.push(next as never);
    one.post({ cardId: next.id, holdId: null });
    await one.sync();
    expect(await one.owed()).toBe(1_500);
    const { cards } = (await service.get(one.userId, '/users/profile')).json().current_card_account;
    expect(cards).toEqual([{ last_four: '1234', form: 'VIRTUAL' }]);
  });

  it('publishes it, and notifies members of it', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    const published = (await service.events()).filter(
      ({ payload }) => payload['user_id'] === one.userId,
    );
    expect(published.at(-1)).toMatchObject({
      type: 'card_transaction.recorded',
      payload: { transfer_group_id: expect.any(String) },
    });
    const news = await service.database('notification').where({ user_id: one.userId });
    expect(news).toMatchObject([{ type: 'spending_limit_updated', read_at: null }]);
  });
});
