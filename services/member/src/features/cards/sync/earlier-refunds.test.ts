import { describe, expect, it } from '@jest/globals';
import { BANK, forcePostTransfers, ledgerStore, refundTransfers } from '@reset/ledger';
import { appendEvent, type Database, migrate, newId } from '@reset/service-kit';
import { earlierDb } from '@reset/service-kit/testing';
import { cardEvents } from '@reset/api-contract/member/card-events.ts';
import Value from 'typebox/value';
import { somePosted } from '#testing/card-records.ts';
import { DB, memberDatabase } from '#testing/db.ts';
import { issueCard, type IssuedCard } from '#testing/issued-card.ts';
import { at } from '#testing/some-cardholder.ts';
import { applyStore } from './apply-records.store.ts';

/* What the issuer records of one account: two purchases, then five refunds of them. */

const PURCHASES = [1_000, 2_000];

type Given = {
  cents: number;
  /** The purchase that it gives back; null where nobody knows it. */
  of: number | null;
  /** What it paid of which purchase. The rest was hers. */
  paid: [purchase: number, cents: number][];
};

const REFUNDS: readonly Given[] = [
  { cents: 500, of: 1, paid: [[1, 500]] },
  {
    cents: 2_700,
    of: 1,
    paid: [
      [1, 1_500],
      [0, 1_000],
    ],
  },
  { cents: 700, of: 0, paid: [] },
  { cents: 700, of: 0, paid: [] },
  { cents: 300, of: null, paid: [] },
];

const occasionAt = (minute: number, source: string) => ({
  groupId: newId(),
  occurredAt: at(minute),
  effectiveOn: '2026-11-20',
  actor: 'issuer',
  source,
});

/** As these records were written before each refund had a row of its own. */
async function writeAsBefore(database: Database, card: IssuedCard): Promise<void> {
  const ledger = ledgerStore(database);
  const { deposit } = await ledger.openMember(card.userId);
  const accounts = {
    receivable: card.receivable,
    deposit,
    payable: await ledger.accountOf(BANK.cardPayable, 0),
    fboCash: await ledger.accountOf(BANK.fboCash),
    settlementCash: await ledger.accountOf(BANK.settlementCash),
  };
  const publish = (groupId: string) =>
    database.transaction((transaction) =>
      appendEvent<{ type: string; payload: object }>(transaction, {
        type: 'card_transaction.recorded',
        subject: card.cardAccountId,
        payload: { user_id: card.userId, transfer_group_id: groupId },
        occurredAt: at(0),
      }),
    );
  const ids: string[] = [];
  for (const [index, cents] of PURCHASES.entries()) {
    const [id, source] = [newId(), newId()];
    ids.push(id);
    const occasion = occasionAt(index, source);
    const taken = { ...accounts, newId, amountCents: cents, isFinal: true };
    await ledger.post(forcePostTransfers(occasion, null, taken));
    const repaid = REFUNDS.flatMap(({ paid }) => paid).filter(([of]) => of === index);
    await database('card_transaction').insert({
      id,
      card_account_id: card.cardAccountId,
      occurred_at: at(index),
      merchant_name: `Shop ${index}`,
      requested_cents: cents,
      posted_cents: cents,
      repaid_cents: repaid.reduce((sum, [, part]) => sum + part, 0),
      network_state: 'cleared',
      customer_state: 'repaid',
    });
    await publish(occasion.groupId);
  }
  for (const [index, { cents, of, paid }] of REFUNDS.entries()) {
    const id = newId();
    const occasion = occasionAt(10 + index, id);
    const owedCents = paid.reduce((sum, [, part]) => sum + part, 0);
    const [first, ...others] = refundTransfers(occasion, accounts, {
      newId,
      amountCents: cents,
      owedCents,
    });
    if (first) await ledger.post([{ ...first, id }, ...others]);
    for (const [purchase, part] of paid) {
      await database('allocation').insert({
        id: newId(),
        repayment_id: occasion.groupId,
        card_transaction_id: ids[purchase],
        amount_cents: part,
        created_at: at(10 + index),
        kind: 'merchant_refund',
      });
      await publish(occasion.groupId);
    }
    if (of === null) continue;
    await database('card_event').insert({
      card_transaction_id: ids[of],
      kind: 'refunded',
      amount_cents: cents,
      source: id,
      actor: 'issuer',
      transfer_group_id: occasion.groupId,
      occurred_at: at(10 + index),
    });
  }
}

/** As they are written now. */
async function applyNow(database: Database, card: IssuedCard): Promise<void> {
  const clock = { now: () => at(60) };
  const apply = applyStore({
    database,
    clock,
    holdDays: 7,
    alert: () => undefined,
    add: async () => undefined,
  });
  const post = async (changes: Parameters<typeof somePosted>[0]) => {
    const posted = somePosted({ id: newId(), cardId: card.cardId, holdId: null, ...changes });
    await apply.posted(card.cardAccountId, posted, { hold: undefined, isLast: false });
    return posted.id;
  };
  const ids: string[] = [];
  for (const [index, amountCents] of PURCHASES.entries()) {
    const merchant = { name: `Shop ${index}`, mcc: null };
    ids.push(await post({ amountCents, occurredAt: at(index), merchant }));
  }
  for (const [index, { cents, of }] of REFUNDS.entries()) {
    await post({
      direction: 'credit',
      originalId: of === null ? null : (ids[of] ?? null),
      amountCents: cents,
      occurredAt: at(10 + index),
      merchant: { name: null, mcc: null },
    });
  }
}

/** The refunds of an account, by what they have in common with another's. */
async function refundsOf(database: Database, { cardAccountId }: IssuedCard): Promise<object[]> {
  const { rows } = await database.raw<{ rows: object[] }>(
    `SELECT r.amount_cents, r.merchant_name, r.merchant_category, r.occurred_at,
            p.merchant_name AS gives_back,
            EXISTS (SELECT FROM ledger.transfer t
                     WHERE t.id = r.id AND t.group_id = r.transfer_group_id) AS has_transfer,
            (SELECT sum(a.amount_cents) FROM allocation a
              WHERE a.repayment_id = r.transfer_group_id) AS paid
       FROM card_refund r LEFT JOIN card_transaction p ON p.id = r.card_transaction_id
      WHERE r.card_account_id = ? ORDER BY r.occurred_at`,
    [cardAccountId],
  );
  return rows;
}

describe('refunds of before each was recorded', () => {
  it('are recorded and published as the same records are now', async () => {
    const earlier = await earlierDb(DB, (file) => file < '20261130');
    const { database, drop } = await memberDatabase(earlier);
    const before = await issueCard(database);
    await writeAsBefore(database, before);
    await migrate(database, DB);

    const now = await issueCard(database);
    await applyNow(database, now);
    expect(await refundsOf(database, before)).toEqual(await refundsOf(database, now));
    expect(await refundsOf(database, before)).toHaveLength(REFUNDS.length);

    const published = await database('event')
      .where({ subject: before.cardAccountId })
      .orderBy('subject_version');
    expect(published.map((event) => Number(event.subject_version))).toEqual(
      published.map((_event, index) => index + 1),
    );
    const refunds = published.filter(({ type }) => type === 'card_refund.recorded');
    expect(refunds).toHaveLength(REFUNDS.length);
    for (const { payload } of refunds) {
      const schema = cardEvents['card_refund.recorded'].properties.payload;
      expect(Value.Check(schema, payload)).toBe(true);
    }
    expect((await database.raw('SELECT * FROM money_problems()')).rows).toEqual([]);
    await drop();
  });
});
