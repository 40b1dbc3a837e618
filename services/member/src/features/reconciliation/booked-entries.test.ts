import { newId } from '@reset/service-kit';
import {
  achCanceledTransfers,
  achDebitTransfers,
  achReturnedTransfers,
  achSettledTransfers,
  BANK,
  depositReturnedTransfers,
  depositTransfers,
  disputeWonTransfers,
  forcePostTransfers,
  forwardReturnedTransfers,
  forwardSettledTransfers,
  forwardTransfers,
  ledgerStore,
  networkSettlementTransfers,
  type Occasion,
  refundTransfers,
  repaidFromDepositTransfers,
  type Transfer,
} from '@reset/ledger';
import { someAccounts, someOccasion } from '@reset/ledger/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { NOW, openTables } from '#testing/member-tables.ts';

/* What the SQL of reconciliation makes of the ledger's transfers and of the files. */

const { database, someAccount, somePurchase } = await openTables();
const ledger = ledgerStore(database);
let accounts: Awaited<ReturnType<typeof someAccounts>> & { unmatched: bigint };
let seq: string;

/** A member who owes 100 dollars and has as many on deposit, booked before what is looked at. */
beforeEach(async () => {
  const unmatched = await ledger.accountOf(BANK.unmatched);
  accounts = { ...(await someAccounts(ledger)), unmatched };
  const of10000 = { newId, amountCents: 10_000 };
  await post('owed', (at) => forcePostTransfers(at, null, { ...accounts, ...of10000 }));
  await post('hers', (at) => depositTransfers(at, accounts, { ...of10000, of: 'directDeposit' }));
  seq = await lastSeq();
});

async function post(
  source: string,
  transfersOf: (occasion: Occasion) => Transfer[],
  effectiveOn = '2026-11-20',
): Promise<void> {
  await ledger.post(transfersOf({ ...someOccasion(), source, effectiveOn }));
}
const cents = (amountCents: number) => ({ newId, amountCents });
const buy = (source: string, amountCents: number) =>
  post(source, (at) => forcePostTransfers(at, null, { ...accounts, ...cents(amountCents) }));
const receive = (source: string, amountCents: number, day?: string) =>
  post(
    source,
    (at) => depositTransfers(at, accounts, { ...cents(amountCents), of: 'directDeposit' }),
    day,
  );
const repayFromDeposit = (amountCents: number, day?: string) =>
  post('paid', (at) => repaidFromDepositTransfers(at, accounts, cents(amountCents)), day);

/** A debit of so much that is under way. */
async function debit(amountCents: number) {
  const id = newId();
  await post(`${id}:begun`, (at) => achDebitTransfers(at, accounts, { id, amountCents }));
  return { id, pendingId: id, amountCents };
}
async function settledDebit(amountCents: number) {
  const one = await debit(amountCents);
  const settled = { newId, ...accounts };
  await post(`${one.id}:settled`, (at) => achSettledTransfers(at, one, settled));
  return one;
}
async function settledPayout(amountCents: number) {
  const id = newId();
  const one = { pendingId: id, amountCents };
  await post(`${id}:begun`, (at) => forwardTransfers(at, accounts, { id, amountCents }));
  await post(`${id}:settled`, (at) => forwardSettledTransfers(at, one, { newId, ...accounts }));
  return id;
}

const lastSeq = async () => String(await scalar('SELECT max(seq) AS cents FROM ledger.transfer'));

/** The entries that a file has to have of what was booked since, or by these keys. */
async function booked(file: string, ...keys: string[]): Promise<[string, number][]> {
  const { rows } = await database.raw<{ rows: { key: string; cents: bigint }[] }>(
    'SELECT key, cents FROM booked_entries(?, ?, ?, ?) ORDER BY cents, key',
    [file, seq, '2026-11-20T00:00:00Z', keys],
  );
  return rows.map((row) => [row.key, Number(row.cents)]);
}
const scalar = async (sql: string, ...values: (string | number)[]): Promise<number> => {
  const { rows } = await database.raw<{ rows: { cents: bigint }[] }>(sql, values);
  return Number(rows[0]?.cents);
};

describe('booked_entries of the settlement of cards', () => {
  it('are what the network is owed of purchases and refunds, and not that it was paid', async () => {
    await buy('bought', 700);
    await post('refunded', (at) =>
      refundTransfers(at, accounts, { ...cents(200), owedCents: 1_000 }),
    );
    const shares = [{ payable: accounts.payable, amountCents: 500 }];
    await post('network', (at) => networkSettlementTransfers(at, accounts, { newId, shares }));
    expect(await booked('card_settlement')).toEqual([
      ['refunded', -200],
      ['bought', 700],
    ]);
  });

  it('have what the network gives back by the hold, or the clearing, of its purchase', async () => {
    const { id: accountId } = await someAccount();
    const hold = newId();
    const keys: string[] = [];
    for (const authorization_id of [hold, null]) {
      const purchaseId = await somePurchase(accountId, { authorization_id });
      const source = newId();
      await database('card_event').insert({
        card_transaction_id: purchaseId,
        kind: 'cleared',
        amount_cents: 500,
        source,
        actor: 'issuer',
        occurred_at: NOW,
      });
      const disputeId = newId();
      await database('dispute').insert({
        id: disputeId,
        card_account_id: accountId,
        card_transaction_id: purchaseId,
        reason: 'not_mine',
        amount_cents: 500,
        opened_at: NOW,
        credit_due_on: '2026-12-07',
        resolve_due_on: '2027-01-04',
      });
      await post(disputeId, (at) => disputeWonTransfers(at, accounts, cents(500)));
      keys.push(`chargeback:${authorization_id ?? source}`);
    }
    const expected = keys.toSorted().map((key) => [key, -500]);
    expect(await booked('card_settlement')).toEqual(expected);
    seq = await lastSeq();
    expect(await booked('card_settlement')).toEqual([]);
    expect(await booked('card_settlement', ...keys)).toEqual(expected);
  });
});

describe('booked_entries of what moves from and to members’ banks', () => {
  it('are debits that came in or back, and payouts that went out or came back', async () => {
    const settled = await settledDebit(700);
    const back = await settledDebit(600);
    await post(`${back.id}:returned`, (at) => achReturnedTransfers(at, accounts, cents(600)));
    const payout = await settledPayout(500);
    await post(`${payout}:returned`, (at) => forwardReturnedTransfers(at, accounts, cents(500)));
    const entries = [
      [`${back.id}:returned`, -600],
      [`${payout}:settled`, -500],
      [`${payout}:returned`, 500],
      [`${back.id}:settled`, 600],
      [`${settled.id}:settled`, 700],
    ];
    expect(await booked('ach')).toEqual(entries);
    seq = await lastSeq();
    expect(await booked('ach')).toEqual([]);
    expect(await booked('ach', `${settled.id}:settled`)).toEqual([[`${settled.id}:settled`, 700]]);
  });

  it('are a debit that came back before it settled, and none that was refused', async () => {
    const [back, refused] = [await debit(700), await debit(600)];
    await post(`${back.id}:returned`, (at) => achCanceledTransfers(at, back, { newId }));
    await post(`${refused.id}:refused`, (at) => achCanceledTransfers(at, refused, { newId }));
    expect(await booked('ach')).toEqual([[`${back.id}:returned`, -700]]);
  });

  it('are what the issuer was sent and has accepted, on its day in Los Angeles', async () => {
    const { id: card_account_id, userId } = await someAccount();
    const sent = { card_account_id, bank_link_id: newId(), bank_name: 'Juniper Bank' };
    const at = { sent_at: '2026-11-21T07:59:00Z', created_at: NOW, checked_at: NOW };
    const ids = [newId(), newId(), newId()] as const;
    const instance = { user_id: userId, purpose: 'member', created_at: NOW, due_on: '2026-11-20' };
    for (const [index, effective_on] of ['2026-11-23', '2026-11-24'].entries()) {
      const instance_id = newId();
      await database('repayment_instance').insert({ ...instance, id: instance_id, effective_on });
      const issuer_id = index === 0 ? newId() : null;
      const debited = { ...sent, ...at, instance_id, effective_on, issuer_id };
      await database('debit').insert({ ...debited, id: ids[index], amount_cents: 700 });
    }
    const paidOut = { ...sent, ...at, issuer_id: newId() };
    await database('payout').insert({ ...paidOut, id: ids[2], amount_cents: 500 });
    expect(await booked('ach')).toEqual([
      [`${ids[2]}:originated`, -500],
      [`${ids[0]}:originated`, 700],
    ]);
    const { rows } = await database.raw(
      `SELECT DISTINCT effective_on FROM booked_entries('ach', ?, '2026-11-20T00:00:00Z', '{}')`,
      [seq],
    );
    expect(rows).toEqual([{ effective_on: '2026-11-20' }]);
    await database('debit').delete();
    await database('payout').delete();
  });
});

describe('booked_entries of our accounts at the bank', () => {
  it('are what comes in and goes out, each of its account, and nothing between the two', async () => {
    const { id } = await settledDebit(700);
    await receive('pay', 600);
    await repayFromDeposit(300);
    const payout = await settledPayout(500);
    expect(await booked('settlement_account')).toEqual([[`${id}:settled`, 700]]);
    expect(await booked('fbo_account')).toEqual([
      [`${payout}:settled`, -500],
      ['pay', 600],
    ]);
  });

  it('have a deposit that was taken back leave the account of deposits, all of it', async () => {
    const pay = newId();
    await receive(pay, 600);
    const taken = { newId, leftCents: 200, repaidCents: 0, goneCents: 400 };
    await post(pay, (at) => depositReturnedTransfers(at, accounts, taken));
    expect(await booked('settlement_account')).toEqual([]);
    expect(await booked('fbo_account')).toEqual([
      [`${pay}:returned`, -400],
      [`${pay}:returned`, -200],
      [pay, 600],
    ]);
    seq = await lastSeq();
    expect(await booked('fbo_account', `${pay}:returned`)).toHaveLength(3);
  });

  it('are what is moved between the two at the bank, which the one pays to the other', async () => {
    const id = newId();
    await database('bank_transfer').insert({ id, day: '2026-11-20', cents: 800, created_at: NOW });
    expect(await booked('fbo_account')).toEqual([[`transfer:${id}`, 800]]);
    expect(await booked('settlement_account')).toEqual([[`transfer:${id}`, -800]]);
    expect(await booked('ach')).toEqual([]);
    await database('bank_transfer').delete();
  });
});

describe('bank_balance', () => {
  it('is what the ledger has at the end of a day, without what is held or for later days', async () => {
    const balance = () => scalar('SELECT bank_balance(1020, ?, ?) AS cents', '2026-11-20', seq);
    const before = await balance();
    await receive('pay', 600);
    await receive('later', 500, '2026-11-23');
    await repayFromDeposit(300, '2026-11-23');
    const { fboCash: debited, deposit: credit } = accounts;
    const held = { id: newId(), amountCents: 50, code: 301, debit: debited, credit } as const;
    await post(
      'held',
      (at) => [{ ...at, ...held, kind: 'pending', expiresAt: null }],
      '2026-11-23',
    );
    expect((await balance()) - before).toBe(600);
  });
});

describe('owed_to_deposits', () => {
  it('is what the ledger has moved to the account of deposits until a day', async () => {
    const owed = () => scalar('SELECT owed_to_deposits(?) AS cents', '2026-11-20');
    const before = await owed();
    await repayFromDeposit(300);
    expect((await owed()) - before).toBe(-300);
    await repayFromDeposit(200, '2026-11-23');
    expect((await owed()) - before).toBe(-300);
    const taken = { newId, leftCents: 0, repaidCents: 0, goneCents: 400 };
    await post('pay', (at) => depositReturnedTransfers(at, accounts, taken));
    expect((await owed()) - before).toBe(100);
    await receive('more', 5_000);
    expect((await owed()) - before).toBe(100);
  });
});

describe('reported_entry', () => {
  it('are those of the last revision of each file', async () => {
    const report = async (kind: string, revision: number, key: string) => {
      const id = newId();
      await database('reconciliation_file').insert({
        id,
        kind,
        day: '2026-11-20',
        revision,
        issuer_id: id,
        net_cents: 500,
        ...(kind === 'fbo_account' && { closing_cents: 500, ledger_cents: 500 }),
        received_at: NOW,
        read_seq: 1,
      });
      const entry = { file_id: id, place: 1, key, issuer_id: id, cents: 500 };
      await database('reconciliation_entry').insert(entry);
    };
    await report('ach', 1, 'first');
    await report('ach', 2, 'anew');
    await report('fbo_account', 1, 'of an account');
    const rows = await database('reported_entry').orderBy('key').select('key');
    expect(rows.map(({ key }) => key)).toEqual(['anew', 'of an account']);
  });
});
