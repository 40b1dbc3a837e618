import { newId } from '@reset/service-kit';
import { asVisitor } from '@reset/service-kit/testing';
import { limitStore } from '#features/limits/limits.store.ts';
import { purchase } from '#testing/authorizing.ts';
import type { MemberServiceUnderTest } from '#testing/member-service.ts';
import { signSynctera } from '#testing/sign-synctera.ts';
import { problemsOf, someCardholder } from '#testing/some-cardholder.ts';
import { type ModelBank, newBank } from './member-model.ts';
import { realDeposits } from './real-deposits.ts';
import { realDisputes } from './real-disputes.ts';
import { realPayouts } from './real-payouts.ts';
import { realRepayments } from './real-repayments.ts';
import { realStatements } from './real-statements.ts';

export type RealMember = Awaited<ReturnType<typeof openRealMember>>;

/** A new member of a running service with bank, payroll and card, and nothing that happened to her. */
export async function openRealMember(service: MemberServiceUnderTest) {
  const { clock, database, world } = service;
  Object.assign(world, { shifts: [], paystubs: [], bills: [] });
  const her = await someCardholder(service);
  const { userId, accountId } = her;
  const own = { user_id: userId };
  const command = async (path: string, body: object) => {
    const reply = await service.put(`${userId}/${path}`, body);
    if (reply.statusCode !== 204) throw new Error(`${path}: ${reply.body}`);
    await service.jobs.drain();
  };
  /** The status of the answer. */
  const linkBank = async ({ availableCents, isHers }: ModelBank): Promise<number> => {
    world.account.availableCents = availableCents;
    world.owners = [isHers ? 'Hazel Hourly' : 'Somebody Else'];
    const body = { access_token: `access-${newId()}` };
    const { statusCode } = await service.put(`${userId}/bank_link`, body);
    await service.jobs.drain();
    return statusCode;
  };
  const account = `payroll-${userId}`;
  world.accountOwners.set(account, userId);
  await command('payroll_link', { account_id: account });
  await linkBank(newBank());

  const deposits = await realDeposits(service, userId);
  const disputes = realDisputes(service, {
    userId,
    async idOf(bought) {
      const rows = await purchasesOf(service, accountId);
      return rows.find(({ key }) => key === bought)?.id ?? newId();
    },
  });
  const payouts = realPayouts(service, her);
  const repayments = realRepayments(service, her);
  const statements = realStatements(service, userId);

  return {
    her,
    command,
    linkBank,
    ...deposits.asked,
    ...disputes.asked,
    ...payouts.asked,
    ...repayments.asked,
    ...statements.asked,

    /** A purchase at the till: whether it was approved. The network retries while it is undecided. */
    async authorize(id: string, cents: number, at: number): Promise<boolean> {
      const card = { cardId: her.cardId, accountId: her.issuerId };
      const message = purchase(card, {
        id,
        amount: cents,
        transaction_time: new Date(at).toISOString(),
      });
      const { payload, headers } = signSynctera(message, { at: clock.now() });
      for (let tries = 1; ; tries += 1) {
        const reply = await service.app.inject({
          method: 'POST',
          url: '/api/v1/webhooks/synctera/authorizations',
          headers: { ...asVisitor({ audience: 'member' }), ...headers },
          payload,
        });
        if (reply.statusCode === 200) return reply.json().status === 'APPROVED';
        if (reply.statusCode !== 503 || tries === MAX_TRIES) throw new Error(reply.body);
      }
    },

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
      const [rows, owedCents, overview, list, [latest], receivable, problems] = await Promise.all([
        purchasesOf(service, accountId),
        her.owed(),
        service.get(userId, '/dashboard/overview'),
        service.get(userId, '/card_accounts/current/card_transactions'),
        limitStore(database).history(userId, 1),
        database('ledger.account').where({ id: her.receivable }).first(),
        problemsOf(service),
      ]);
      const { reset_card: card, deposit_balance: deposit, payout } = overview.json();
      const listed = list.json<ListedRow[]>();
      const current = listed.filter((row) => CURRENT.includes(row.customer_state));
      const shown = new Map(listed.map((row) => [row.id, row]));
      return {
        purchases: new Map(
          rows.map(({ id, key, ...figures }) => [
            key,
            [...Object.values(figures), ...shownOf(shown.get(id))],
          ]),
        ),
        owedCents,
        limitCents: Number(receivable.credit_limit),
        shownOwedCents: toCents(card.amount),
        shownDepositCents: toCents(deposit),
        shownPayout: payout && [payout.status, toCents(payout.amount)],
        listedCents: current.reduce((sum, { amount }) => sum + toCents(amount), 0),
        facts: latest?.inputs.facts,
        problems,
        deposits: await deposits.stand(),
        paidOut: await payouts.stand(),
        repaid: await repayments.stand(),
        stated: await statements.stand(),
      };
    },

    service,
  };
}

const MAX_TRIES = 20;
const CURRENT = ['pending', 'posted', 'partially_repaid'];

type ListedRow = {
  id: string;
  amount: number;
  customer_state: string;
  dispute_state: string | null;
};

const toCents = (dollars: number) => Math.round(dollars * 100);

const shownOf = (row: ListedRow | undefined) =>
  row ? [toCents(row.amount), row.customer_state, row.dispute_state] : [];

type StoodRow = {
  id: string;
  key: string;
  held_cents: number;
  posted_cents: number;
  repaid_cents: number;
};

const purchasesOf = async (
  { database }: MemberServiceUnderTest,
  accountId: string,
): Promise<StoodRow[]> => (await database.raw<{ rows: StoodRow[] }>(PURCHASES, [accountId])).rows;

// A purchase is known by its hold, by the entry that it was posted by, or by the dispute that it reverses.
const PURCHASES = `
  SELECT t.id,
         coalesce(t.authorization_id::text,
           (SELECT e.source FROM card_event e
             WHERE e.card_transaction_id = t.id AND e.kind = 'force_posted'
             ORDER BY e.id LIMIT 1),
           (SELECT 'reversal of ' || d.id FROM dispute d WHERE d.reversal_id = t.id)) AS key,
         t.held_cents, t.posted_cents, t.repaid_cents
    FROM card_transaction t
   WHERE t.card_account_id = ? AND t.held_cents + t.posted_cents > 0
`;
