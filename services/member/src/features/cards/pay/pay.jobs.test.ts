import { beforeEach, describe, expect, it } from '@jest/globals';
import { achDebitTransfers, BANK, ledgerStore } from '@reset/ledger';
import { someOccasion } from '@reset/ledger/testing';
import { appendEvent, newId } from '@reset/service-kit';
import { asVisitor } from '@reset/service-kit/testing';
import { someCardWorld } from '#testing/card-world.ts';
import { someMember } from '#testing/member-service.ts';
import { signSynctera } from '#testing/sign-synctera.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { FRIDAY, someDeposits, someSpender } from '#testing/some-deposits.ts';

const { service } = await startCardService();
const { issuer } = service.world;
beforeEach(() => {
  const { afterCall, beforeCall, returnRefusal } = someCardWorld().issuer;
  Object.assign(issuer, { afterCall, beforeCall, returnRefusal, payouts: [], unreadable: [] });
});

const spender = (...cents: number[]) => someSpender(service, ...cents);

const BEFORE_CUT_OFF = '2026-11-20T21:00:00Z';
const AFTER_CUT_OFF = '2026-11-20T21:30:00Z';
const MONDAY = '2026-11-23T18:00:00Z';

const payOutAt = async (instant: string) => {
  service.clock.set(instant);
  await service.jobs.runSchedule('pay-out-deposits');
};

describe('her pay', () => {
  it('repays what she owes, the oldest first, counts as a repayment at once, and the rest is hers', async () => {
    const one = await spender(3_000, 5_000);
    await one.receives(90_000);
    expect(await one.stands()).toEqual([820, 0]);
    expect(await one.purchases()).toEqual([
      ['repaid', 'cleared', 0, 3_000, 3_000],
      ['repaid', 'cleared', 0, 5_000, 5_000],
    ]);
    const kinds = await service
      .database('allocation as a')
      .join('card_transaction as t', 't.id', 'a.card_transaction_id')
      .where('t.card_account_id', one.accountId)
      .distinct('a.kind');
    expect(kinds).toEqual([{ kind: 'direct_deposit' }]);
    expect(await one.repayments()).toBe(1);
    expect(await one.events()).toEqual([['deposit.received', 90_000]]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('has her payroll read at once, which says which shifts are paid, and other money has not', async () => {
    const one = await spender(3_000);
    await service.put(`${one.userId}/payroll_link`, { account_id: 'account-1' });
    await service.jobs.drain();
    const askedAt = async () =>
      (await service.database('payroll_link').where({ user_id: one.userId }).first()).sync_asked_at;
    const linkedAt = await askedAt();
    service.clock.set('2026-11-20T19:00:00Z');
    await one.receives(100);
    expect(await askedAt()).toEqual(linkedAt);
    await one.receives(90_000);
    expect(await askedAt()).toEqual(service.clock.now());
  });

  it('that is smaller than what she owes repays a part of it', async () => {
    const one = await spender(3_000, 5_000);
    await one.receives(6_000);
    expect(await one.stands()).toEqual([0, 20]);
    expect(await one.purchases()).toEqual([
      ['repaid', 'cleared', 0, 3_000, 3_000],
      ['partially_repaid', 'cleared', 0, 5_000, 3_000],
    ]);
    await payOutAt(BEFORE_CUT_OFF);
    expect(one.sent()).toEqual([]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('that comes twice on a day is two deposits, each once however often it is read, and one repayment for n', async () => {
    const one = await spender(8_000);
    await one.receives(6_000);
    await one.receives(5_000);
    await Promise.all([one.sync(), one.sync(), one.sync()]);
    expect(await one.stands()).toEqual([30, 0]);
    expect(await one.statuses()).toEqual(['received', 'received']);
    expect(await one.repayments()).toBe(1);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('leaves alone what a debit under way is to repay', async () => {
    const one = await spender(3_000);
    await service.database.transaction(async (transaction) => {
      const occasion = someOccasion();
      const { accountOf } = ledgerStore(transaction);
      const accounts = {
        receivable: BigInt(one.receivable),
        debitClearing: await accountOf(BANK.debitClearing),
      };
      const debit = { id: newId(), amountCents: 2_000 };
      await ledgerStore(transaction).post(achDebitTransfers(occasion, accounts, debit));
      await appendEvent(transaction, {
        type: 'repayment.moved',
        subject: one.accountId,
        payload: { transfer_group_id: occasion.groupId },
        occurredAt: service.clock.now(),
      });
    });
    await one.receives(9_000);
    expect(await one.stands()).toEqual([80, 20]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is forwarded to her bank on the same banking day, before the cut-off, from the deposit account', async () => {
    const one = await spender(3_000);
    await one.receives(90_000);
    await payOutAt(BEFORE_CUT_OFF);
    expect(one.sent()).toEqual([87_000]);
    expect((await one.overview()).payout).toMatchObject({ status: 'on_its_way', amount: 870 });
    for (const sent of issuer.payouts) sent.status = 'completed';
    await one.sync();
    expect((await one.overview()).payout).toBeNull();
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is forwarded on the next banking day after the cut-off', async () => {
    const one = await spender();
    await one.receives(90_000);
    await payOutAt(AFTER_CUT_OFF);
    await payOutAt('2026-11-21T18:00:00Z');
    expect(one.sent()).toEqual([]);
    await payOutAt(MONDAY);
    expect(one.sent()).toEqual([90_000]);
  });

  it('of a person without a card yet is held, and forwarded', async () => {
    const userId = await someMember(service, 'bank_link');
    const one = await someDeposits(service, userId);
    await service.jobs.drain();
    await one.receives(50_000);
    expect(await one.stands()).toEqual([500, 0]);
    await payOutAt(BEFORE_CUT_OFF);
    expect(one.sent()).toEqual([50_000]);
    for (const sent of issuer.payouts) sent.status = 'completed';
    await one.sync();
    expect(await one.stands()).toEqual([0, 0]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is sent from where the issuer has it, beside a refund that it has with the card', async () => {
    const one = await spender();
    one.post({
      direction: 'credit',
      holdId: null,
      amountCents: 3_000,
      occurredAt: new Date('2026-11-19T18:00:00Z'),
    });
    await one.syncCard();
    await one.receives(50_000);
    await payOutAt(BEFORE_CUT_OFF);
    expect(one.sent()).toEqual([50_000]);
    for (const sent of issuer.payouts) sent.status = 'completed';
    await one.sync();
    await payOutAt(MONDAY);
    expect(issuer.payouts.at(-1)).toMatchObject({ amountCents: 3_000, accountId: one.issuerId });
    expect(await problemsOf(service)).toEqual([]);
  });

  it('that is a tax refund repays too, and is no repayment of hers', async () => {
    const one = await spender(3_000);
    await one.receives(90_000, { sender: 'IRS TREAS 310' });
    expect(await one.stands()).toEqual([870, 0]);
    expect(await one.repayments()).toBe(0);
    expect(await problemsOf(service)).toEqual([]);
  });
});

describe('the reading of a deposit account', () => {
  it('follows a webhook that names it', async () => {
    const one = await spender();
    issuer.deposits.push({
      id: newId(),
      accountId: one.depositAccountId,
      amountCents: 70_000,
      sender: 'NORTHWIND PAYROLL',
      receiverName: null,
      arrivedAt: new Date(FRIDAY),
      isReturned: false,
    });
    const signed = signSynctera(
      {
        type: 'TRANSACTION.POSTED.CREATED',
        event_resource: JSON.stringify({ data: { lines: [{ account_id: one.depositAccountId }] } }),
      },
      { at: service.clock.now() },
    );
    for (let times = 0; times < 2; times += 1) {
      const reply = await service.app.inject({
        method: 'POST',
        url: '/api/v1/webhooks/synctera',
        headers: { ...asVisitor({ audience: 'member' }), ...signed.headers },
        payload: signed.payload,
      });
      expect(reply.statusCode).toBe(204);
    }
    await service.jobs.drain();
    expect(await one.stands()).toEqual([700, 0]);
  });

  it('comes by itself where no webhook does', async () => {
    const one = await spender();
    await one.sync();
    issuer.deposits.push({
      id: newId(),
      accountId: one.depositAccountId,
      amountCents: 70_000,
      sender: 'NORTHWIND PAYROLL',
      receiverName: 'Hazel Hourly',
      arrivedAt: new Date(FRIDAY),
      isReturned: false,
    });
    service.clock.set('2026-11-22T20:00:00Z');
    await service.jobs.runSchedule('sync-stale-deposits');
    await service.jobs.drain();
    expect(await one.stands()).toEqual([700, 0]);
  });

  it('stops at no record that is refused or unreadable, and tries it again', async () => {
    const one = await spender();
    issuer.unreadable = [newId()];
    const refused = await one.receives(0);
    await one.receives(20_000);
    expect(await one.stands()).toEqual([200, 0]);
    expect(await one.openCases()).toEqual(['deposit_refused', 'deposit_unreadable']);
    expect(service.alerts()).toContainEqual(
      expect.objectContaining({ event: 'deposit_refused', source: refused.id }),
    );
    issuer.unreadable = [];
    for (const deposit of issuer.deposits) {
      if (deposit.id === refused.id) deposit.amountCents = 1_000;
    }
    await one.sync();
    expect(await one.stands()).toEqual([210, 0]);
    expect(await one.openCases()).toEqual([]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('doubles nothing where it broke off', async () => {
    const one = await spender(3_000);
    issuer.afterCall = (call) => {
      if (call === 'readDeposits') throw new Error('the answer is lost');
    };
    await one.receives(9_000).catch(() => undefined);
    issuer.afterCall = () => undefined;
    await one.sync();
    expect(await one.stands()).toEqual([60, 0]);
    expect(await one.statuses()).toEqual(['received']);
    expect(await problemsOf(service)).toEqual([]);
  });
});
