import { memberDatabase } from '#testing/db.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { appendEvent, newId } from '@reset/service-kit';
import {
  BANK,
  clearingTransfers,
  CODES,
  depositReturnedTransfers,
  depositTransfers,
  holdTransfers,
  ledgerStore,
  singleTransfers,
} from '@reset/ledger';
import { someAccounts, someOccasion } from '@reset/ledger/testing';

let test: Awaited<ReturnType<typeof memberDatabase>>;
let member: Awaited<ReturnType<typeof someAccounts>>;
let accountId: string;
let held: string;
let posted: string;
beforeAll(async () => {
  test = await memberDatabase();
});
afterAll(() => test.drop());

const NOW = new Date('2026-11-20T20:00:00Z');

/** A member with a purchase of 100 that is held, and one of 700, of which 300 are repaid. */
beforeEach(async () => {
  member = await someAccounts(ledgerStore(test.database));
  [accountId, held, posted] = [newId(), newId(), newId()];
  await test.database('member').insert({
    user_id: member.userId,
    repayment_method: 'ach_debit_flow',
    created_at: NOW,
  });
  await test.database('card_account').insert({
    id: accountId,
    user_id: member.userId,
    receivable: String(member.receivable),
    deposit: String(member.deposit),
    status: 'issuing',
  });
  await purchase(held, { requested_cents: 100, held_cents: 100, customer_state: 'pending' });
  await purchase(posted, {
    requested_cents: 700,
    posted_cents: 700,
    repaid_cents: 300,
    customer_state: 'partially_repaid',
  });
  const pending = (id: string, amountCents: number) =>
    holdTransfers(someOccasion(), { ...member, id, amountCents, expiresAt: null });
  await post(pending(held, 100), held);
  await post(pending(posted, 700), posted);
  const cleared = { newId, amountCents: 700, isFinal: true };
  const open = { pendingId: posted, leftCents: 700 };
  await post(clearingTransfers(someOccasion(), open, cleared), posted);
  const repaid = singleTransfers(someOccasion(), [
    {
      id: newId(),
      amountCents: 300,
      code: CODES.achDebitSettled,
      debit: member.settlementCash,
      credit: member.receivable,
    },
  ]);
  await post(repaid, posted);
  await test.database('allocation').insert({
    id: newId(),
    repayment_id: newId(),
    card_transaction_id: posted,
    kind: 'repayment',
    amount_cents: 300,
    created_at: NOW,
  });
});

const purchase = (id: string, changes: object) =>
  test.database('card_transaction').insert({
    id,
    card_account_id: accountId,
    pending_id: id,
    occurred_at: NOW,
    merchant_name: 'Harbor Street Grocery',
    network_state: 'authorized',
    ...changes,
  });

async function post(transfers: ReturnType<typeof holdTransfers>, purchaseId: string) {
  const groupId = transfers[0]?.groupId;
  await test.database.transaction(async (transaction) => {
    await ledgerStore(transaction).post(transfers);
    await transaction('card_event').insert({
      card_transaction_id: purchaseId,
      kind: 'authorized',
      amount_cents: 1,
      source: groupId,
      actor: 'issuer',
      transfer_group_id: groupId,
      occurred_at: NOW,
    });
    await appendEvent(transaction, {
      type: 'card_transaction.recorded',
      subject: accountId,
      payload: { card_transaction_id: purchaseId, transfer_group_id: groupId },
      occurredAt: NOW,
    });
  });
}

/** @returns what is found while a superuser has changed it; it is put back then */
async function foundAfter(...statements: string[]): Promise<string[]> {
  const transaction = await test.database.transaction();
  try {
    await transaction.raw('SET LOCAL session_replication_role = replica');
    for (const statement of statements) await transaction.raw(statement);
    const { rows } = await transaction.raw<{ rows: { invariant: string }[] }>(
      'SELECT DISTINCT invariant FROM money_problems() ORDER BY 1',
    );
    return rows.map(({ invariant }) => invariant);
  } finally {
    await transaction.rollback();
  }
}
const of = (id: string, change: string) =>
  `UPDATE card_transaction SET ${change} WHERE id = '${id}'`;
const unchecked = 'ALTER TABLE card_transaction DROP CONSTRAINT card_transaction_state';
const account = (change: string) =>
  `UPDATE card_account SET ${change} WHERE user_id = '${member.userId}'`;

describe('money_problems', () => {
  it('finds none where all says the same', async () => {
    expect(await foundAfter()).toEqual([]);
  });

  it('finds it in whatever search_path somebody looks', async () => {
    const transaction = await test.database.transaction();
    try {
      await transaction.raw('SET LOCAL session_replication_role = replica');
      await transaction.raw(of(posted, 'repaid_cents = 299'));
      await transaction.raw('SET LOCAL search_path = pg_catalog');
      const { rows } = await transaction.raw('SELECT invariant FROM public.money_problems()');
      expect(rows).toContainEqual({ invariant: 'repaid_is_allocated' });
    } finally {
      await transaction.rollback();
    }
  });

  it('finds what is wrong in the ledger alone', async () => {
    expect(await foundAfter(`UPDATE ledger.account SET bucket = 16 WHERE code = 2090`)).toEqual([
      'balance_keeps_its_rule',
    ]);
  });

  it('finds a member who owes something else than her purchases say', async () => {
    expect(await foundAfter(of(posted, 'posted_cents = 701'))).toEqual([
      'outstanding_is_purchases',
    ]);
    const repaid = [of(posted, 'repaid_cents = 299'), 'UPDATE allocation SET amount_cents = 299'];
    expect(await foundAfter(...repaid)).toContain('outstanding_is_purchases');
  });

  it('finds one who owes without purchases, and purchases on an account that is not hers', async () => {
    const gone = `DELETE FROM card_transaction WHERE card_account_id = '${accountId}'`;
    const events = `DELETE FROM card_event; DELETE FROM allocation`;
    expect(await foundAfter(gone, events)).toContain('outstanding_is_purchases');
    const noAccount = `DELETE FROM card_account WHERE user_id = '${member.userId}'`;
    expect(await foundAfter(noAccount, gone, events)).toContain('outstanding_is_purchases');
    expect(await foundAfter(account('receivable = 999999'))).toContain('outstanding_is_purchases');
    expect(await foundAfter(account('deposit = 999999'))).toEqual(['deposit_is_hers']);
    expect(await foundAfter(account(`deposit = ${member.payable}`))).toEqual(['deposit_is_hers']);
  });

  it('finds what is repaid by nobody, and what was taken back', async () => {
    const allocation = (change: string) =>
      `UPDATE allocation SET ${change} WHERE card_transaction_id = '${posted}'`;
    expect(await foundAfter(allocation('amount_cents = 299'))).toEqual(['repaid_is_allocated']);
    expect(await foundAfter(allocation(`reversed_by = '${newId()}'`))).toEqual([
      'repaid_is_allocated',
    ]);
    expect(await foundAfter(allocation(`card_transaction_id = '${held}'`))).toEqual([
      'repaid_is_allocated',
    ]);
  });

  it('finds a hold of no purchase, of another amount, of two, and one that is over', async () => {
    expect(await foundAfter(of(held, 'pending_id = NULL'))).toEqual(['hold_is_one_purchase']);
    expect(await foundAfter(unchecked, of(held, 'held_cents = 99, posted_cents = 1'))).toEqual([
      'hold_is_one_purchase',
    ]);
    const split = [
      unchecked,
      of(held, 'held_cents = 60'),
      of(posted, `held_cents = 40, pending_id = '${held}'`),
    ];
    expect(await foundAfter(...split)).toEqual(['hold_is_one_purchase']);
    expect(await foundAfter(of(held, `pending_id = '${posted}'`))).toEqual([
      'hold_is_one_purchase',
    ]);
  });

  it("finds a hold of one member that is another's purchase", async () => {
    const otherMember = newId();
    const other = await someAccounts(ledgerStore(test.database));
    expect(
      await foundAfter(
        `INSERT INTO card_account (id, user_id, receivable, deposit, status)
         VALUES ('${otherMember}', '${other.userId}', ${other.receivable}, ${other.deposit}, 'issuing')`,
        of(held, `card_account_id = '${otherMember}'`),
      ),
    ).toEqual(['hold_is_one_purchase', 'outstanding_is_purchases']);
  });

  it('finds what came in and is no deposit of hers, and a deposit that did not come in', async () => {
    const ledger = ledgerStore(test.database);
    const [id, returnGroup] = [newId(), newId()];
    const occasion = someOccasion();
    const { groupId } = occasion;
    const accounts = {
      ...member,
      fboCash: await ledger.accountOf(BANK.fboCash),
      settlementCash: await ledger.accountOf(BANK.settlementCash),
      unmatched: await ledger.accountOf(BANK.unmatched),
    };
    const of500 = { newId: () => id, amountCents: 500, of: 'directDeposit' as const };
    await post(depositTransfers(occasion, accounts, of500), posted);
    await test.database('incoming_deposit').insert({
      id,
      issuer_id: newId(),
      card_account_id: accountId,
      kind: 'pay',
      amount_cents: 500,
      sender: 'PAYROLL',
      arrived_at: NOW,
      recorded_at: NOW,
      status: 'received',
      transfer_group_id: groupId,
    });
    expect(await foundAfter()).toEqual([]);
    const deposit = (change: string) => `UPDATE incoming_deposit SET ${change} WHERE id = '${id}'`;
    const unlike = ['incoming_deposit_is_its_transfers'];
    for (const change of [
      'amount_cents = 499',
      `transfer_group_id = '${newId()}'`,
      `status = 'foreign', transfer_group_id = NULL`,
      `status = 'returned', ended_at = now(), return_group_id = '${returnGroup}'`,
    ]) {
      expect(await foundAfter(deposit(change))).toEqual(unlike);
    }
    expect(await foundAfter(`DELETE FROM incoming_deposit WHERE id = '${id}'`)).toEqual(unlike);

    const taken = { newId, leftCents: 400, repaidCents: 0, goneCents: 100 };
    const returned = { ...someOccasion(), groupId: returnGroup };
    await post(depositReturnedTransfers(returned, accounts, taken), posted);
    const isReturned = `status = 'returned', ended_at = now(), return_group_id = '${returnGroup}'`;
    expect(await foundAfter(deposit(isReturned))).toEqual([]);
    expect(await foundAfter(deposit(`${isReturned}, amount_cents = 499`))).toEqual(unlike);
    await test
      .database('incoming_deposit')
      .where({ id })
      .update({ status: 'returned', ended_at: NOW, return_group_id: returnGroup });
  });

  it('finds credits of disputes that 1310, or the purchase, does not have, and the other way', async () => {
    const dispute = (state: string, credit: string, groupId = newId()) => `
      INSERT INTO dispute (id, card_account_id, card_transaction_id, reason, amount_cents, state,
               opened_at, credit_due_on, resolve_due_on, credit_group_id, credited_owed_cents,
               credited_deposit_cents, absorbed_cents, credit_ended_at, decided_at)
      VALUES ('${newId()}', '${accountId}', '${posted}', 'other', 300, '${state}', now(),
              '2026-12-07', '2027-01-04', '${groupId}', ${credit})`;
    const unlike = ['chargebacks_are_credits', 'credit_is_allocated'];
    const allocated = (groupId: string) => `
      UPDATE allocation SET kind = 'provisional_credit', repayment_id = '${groupId}'
       WHERE card_transaction_id = '${posted}'`;
    const group = newId();
    for (const [statements, found] of [
      [[dispute('provisional', '0, 300, 0, NULL, NULL')], unlike.slice(0, 1)],
      [[dispute('won', '300, 0, 0, now(), now()')], unlike.slice(1)],
      [[dispute('lost', '300, 0, 0, now(), now()')], []],
      [[dispute('withdrawn', '300, 0, 0, now(), now()')], []],
      [[dispute('lost', '300, 0, 0, NULL, now()')], unlike],
      [[dispute('lost', '400, 0, 300, now(), now()', group), allocated(group)], []],
      [[allocated(group)], unlike.slice(1)],
    ] as const) {
      expect(await foundAfter(...statements)).toEqual(found);
    }
  });

  it('finds transfers of a member without an event', async () => {
    const silent = `UPDATE event SET payload = payload - 'transfer_group_id'
                     WHERE payload ->> 'card_transaction_id' = '${held}'`;
    expect(await foundAfter(silent)).toEqual(['group_has_event']);
  });

  it('finds what happened to a purchase by transfers that there are not', async () => {
    const lost = `UPDATE card_event SET transfer_group_id = '${newId()}'
                   WHERE card_transaction_id = '${held}'`;
    expect(await foundAfter(lost)).toEqual(['event_has_group']);
  });
});
