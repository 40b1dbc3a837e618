import { newId } from '@reset/service-kit';
import type { MemberServiceUnderTest } from '#testing/member-service.ts';
import { somePayrollWorld } from '#testing/payroll-world.ts';
import { problemsOf, someCardholder } from '#testing/some-cardholder.ts';
import { type ModelBank, newBank, REFUND_ADVANCE_PART } from './member-model.ts';
import { realDeposits } from './real-deposits.ts';
import { realDisputes } from './real-disputes.ts';
import { realPayouts } from './real-payouts.ts';
import { purchasesOf, realPurchases } from './real-purchases.ts';
import { realRepayments } from './real-repayments.ts';
import { realStaff } from './real-staff.ts';
import { standsOf } from './real-standing.ts';
import { realStatements } from './real-statements.ts';
import { realTaxes } from './real-taxes.ts';

export type RealMember = Awaited<ReturnType<typeof openRealMember>>;

/** A new member of a running service with bank, payroll and card, and nothing that happened to her. */
export async function openRealMember(service: MemberServiceUnderTest) {
  const { database, world } = service;
  const { payrollAccount, terms } = somePayrollWorld();
  Object.assign(world, { shifts: [], paystubs: [], bills: [], payrollAccount, terms });
  const her = await someCardholder(service);
  const { userId } = her;
  const own = { user_id: userId };
  const command = async (path: string, body: object) => {
    const reply = await service.put(`${userId}/${path}`, body);
    if (reply.statusCode !== 204) throw new Error(`${path}: ${reply.body}`);
    await service.jobs.drain();
  };
  let made = 0;
  let mask = '';
  /**
   * An account that was not linked before, or the one that is. A refused one leaves that linked.
   * @returns the status of the answer
   */
  const linkBank = async (
    { availableCents, isHers }: ModelBank,
    { isSame } = { isSame: false },
  ): Promise<number> => {
    if (!isSame) made += 1;
    const asked = isSame ? mask : String(4_020 + made);
    Object.assign(world.account, { availableCents, mask: asked });
    world.owners = [isHers ? 'Hazel Hourly' : 'Somebody Else'];
    const body = { access_token: `access-${newId()}` };
    const { statusCode } = await service.put(`${userId}/bank_link`, body);
    await service.jobs.drain();
    if (statusCode === 204) mask = asked;
    return statusCode;
  };
  const account = `payroll-${userId}`;
  world.accountOwners.set(account, userId);
  await command('payroll_link', { account_id: account });
  await linkBank(newBank());
  await command('limit_config', { income_tax_refund_advance_multiplier: REFUND_ADVANCE_PART });

  const deposits = await realDeposits(service, userId);
  const disputes = realDisputes(service, {
    userId,
    async idOf(bought) {
      const rows = await purchasesOf(service, her.accountId);
      return rows.find(({ key }) => key === bought)?.id ?? newId();
    },
  });
  const purchases = realPurchases(service, her);
  const payouts = realPayouts(service, her);
  const repayments = realRepayments(service, her);
  const statements = realStatements(service, userId);
  const taxes = await realTaxes(service, userId);

  return {
    her,
    command,
    linkBank,
    ...purchases.asked,
    ...deposits.asked,
    ...disputes.asked,
    ...payouts.asked,
    ...repayments.asked,
    ...realStaff(service, userId).asked,
    ...statements.asked,
    ...taxes.asked,

    bank: database('bank_link').where(own),
    payroll: database('payroll_link').where(own),

    /** When her bank and her payroll were read last. */
    async readAt() {
      const [bank] = await database('bank_link').where(own).select('synced_at');
      const [payroll] = await database('payroll_link').where(own).select('synced_at');
      return { bank: bank?.synced_at ?? null, payroll: payroll?.synced_at ?? null };
    },

    /** The dispute of a purchase, as she is shown it. */
    disputeOf: disputes.read,

    /** How she stands, as what is stored has it and as she is shown it. */
    async stands() {
      // To be shown what is next plans it: what was planned is read after that.
      const stood = await standsOf(service, her);
      const [problems, deposited, paidOut, repaid, stated, filed] = await Promise.all([
        problemsOf(service),
        deposits.stand(),
        payouts.stand(),
        repayments.stand(),
        statements.stand(),
        taxes.stand(),
      ]);
      return { ...stood, problems, deposits: deposited, paidOut, repaid, stated, filed };
    },

    service,
  };
}
