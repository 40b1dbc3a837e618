import type { Business } from '@reset/api-contract/admin/business.ts';
import type { Event } from '@reset/api-contract/events.ts';
import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  startAdminService,
  type AdminServiceUnderTest,
} from '../../services/admin/testing/admin-service.ts';
import { applyTo, businessEvents } from '../../services/admin/testing/business-events.ts';
import { someDisputer } from '../../services/member/testing/disputing.ts';
import {
  startMemberService,
  type MemberServiceUnderTest,
} from '../../services/member/testing/member-service.ts';
import { someDeposits } from '../../services/member/testing/some-deposits.ts';
import { problemsOf } from '../../services/member/testing/some-cardholder.ts';

/* What staff read of the business is what the ledger has, to the cent and to the day. */

const staffId = newId();
let member: MemberServiceUnderTest;
let admin: AdminServiceUnderTest;
beforeAll(async () => {
  member = await startMemberService();
  admin = await startAdminService();
  await admin.addStaff(staffId, 'operations');
});
afterAll(async () => {
  await Promise.all([member.stop(), admin.stop()]);
});

type Figure = keyof NonNullable<Business['money']>;

/** By the chart's names: what was posted, by the day on which it counts. */
const LEDGER: Record<Figure, string> = {
  purchases: `debit = 'member:advance_receivable' AND credit = 'network:card_payable'`,
  refunds: `debit = 'network:card_payable' AND reason = 'merchant_refund'`,
  repaid_from_bank: `debit = 'ach:debit_clearing' AND credit = 'member:advance_receivable'`,
  repaid_from_deposit: `debit = 'member:fbo_deposit' AND credit = 'member:advance_receivable'`,
  debits_returned: `debit = 'member:advance_receivable' AND credit = 'bank:settlement_cash'`,
  deposits_returned: `debit = 'member:advance_receivable' AND credit = 'member:fbo_deposit'`,
  dispute_credits: `debit = 'network:chargeback_receivable'`,
  dispute_credits_taken_back: `debit = 'member:advance_receivable'
    AND credit = 'network:chargeback_receivable'`,
  written_off: `debit IN ('loss:credit', 'loss:dispute')`,
  losses_recovered: `credit IN ('loss:credit', 'loss:dispute')`,
};

async function ledgerSays(figure: Figure): Promise<Record<string, number>> {
  const { rows } = await member.database.raw<{ rows: { day: string; cents: string }[] }>(`
    SELECT day, sum(amount) AS cents FROM (
      SELECT t.effective_on AS day, t.amount, d.name AS debit, c.name AS credit, r.name AS reason
        FROM ledger.transfer t
        JOIN ledger.account da ON da.id = t.debit JOIN ledger.chart d ON d.code = da.code
        JOIN ledger.account ca ON ca.id = t.credit JOIN ledger.chart c ON c.code = ca.code
        JOIN ledger.transfer_code r ON r.code = t.code
       WHERE t.kind IN ('single', 'post')) posted
     WHERE ${LEDGER[figure]} GROUP BY day ORDER BY day`);
  return Object.fromEntries(rows.map(({ day, cents }) => [day, Number(cents)]));
}

/** All that the member service has published, in order. */
async function publishedEvents(): Promise<Event[]> {
  await member.jobs.runSchedule('publish-posted-money');
  await member.jobs.runSchedule('publish-members');
  const rows = await member.database('event').orderBy(['transaction_id', 'position']);
  return rows.map((row) => ({ ...row, occurred_at: row.occurred_at.toISOString() })) as Event[];
}

async function pageSays(): Promise<Business> {
  const publish = applyTo(admin.database);
  for (const event of await publishedEvents()) {
    if (/^(money|member)\./.test(event.type)) await publish('member', event as never);
  }
  return (await admin.call(staffId, 'GET', '/admin/business?days=90')).json<Business>();
}

/** Lives with purchases, refunds, repayments, returns, and each end of a dispute. */
async function live(): Promise<void> {
  const people = businessEvents(applyTo(admin.database));
  const at = (day: string) => member.clock.set(`${day}T20:00:00Z`);
  at('2026-11-20');
  const one = await someDisputer(member, { amountCents: 6_031 });
  await people.registers('hvfcu', one.userId);
  one.post({ holdId: null, amountCents: 2_415, occurredAt: new Date('2026-11-19T20:00:00Z') });
  await one.sync();
  await one.refund(1_007);
  const debit = await one.repay(3_333);
  at('2026-11-21');
  await debit.giveBack();
  const deposits = await someDeposits(member, one.userId);
  const pay = await deposits.receives(2_250);
  pay.isReturned = true;
  await deposits.sync();
  await deposits.receives(120_000);

  for (const end of ['written_off', 'lost', 'won'] as const) {
    at('2026-11-20');
    const disputer = await someDisputer(member, { amountCents: 4_099 });
    await people.registers(null, disputer.userId);
    await disputer.repay(1_100);
    await disputer.dispute();
    await disputer.credit();
    at('2026-11-23');
    await disputer.decide(end);
    if (end === 'written_off') await disputer.refund(501);
    await disputer.runOn('2026-12-03');
  }
}

describe('what staff read of the business', () => {
  it('agrees with the ledger to the cent, day by day', async () => {
    await live();
    admin.clock.set('2026-12-05T20:00:00Z');
    const { days, money, limits } = await pageSays();
    for (const figure of Object.keys(LEDGER) as Figure[]) {
      const expected = await ledgerSays(figure);
      const said = Object.fromEntries(
        days.flatMap((day, index) => {
          const cents = Math.round((money?.[figure][index] ?? 0) * 100);
          return cents === 0 ? [] : [[day, cents]];
        }),
      );
      expect([figure, said]).toEqual([figure, expected]);
      expect(Object.keys(expected)).not.toEqual([]);
    }
    const standing = await member.database('member_published').pluck('standing');
    const spendable = standing.reduce((sum, one) => sum + (one.spending_limit_cents ?? 0), 0);
    expect(Math.round((limits?.spendable.at(-1) ?? 0) * 100)).toBe(spendable);
    expect(await problemsOf(member)).toEqual([]);
  });
});
