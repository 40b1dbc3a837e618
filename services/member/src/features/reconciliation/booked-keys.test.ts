import { BANK, forcePostTransfers, ledgerStore } from '@reset/ledger';
import { someAccounts, someOccasion } from '@reset/ledger/testing';
import { newId } from '@reset/service-kit';
import { expect, it } from '@jest/globals';
import { openTables } from '#testing/member-tables.ts';

const { database } = await openTables();
const ledger = ledgerStore(database);

it('booked_entries of some keys have what follows from nothing outside, by its group', async () => {
  const occasion = { ...someOccasion(), source: null, effectiveOn: '2026-11-20' };
  const accounts = {
    ...(await someAccounts(ledger)),
    unmatched: await ledger.accountOf(BANK.unmatched),
    newId,
    amountCents: 700,
  };
  await ledger.post(forcePostTransfers(occasion, null, accounts));
  const { rows: last } = await database.raw<{ rows: { seq: bigint }[] }>(
    'SELECT max(seq) AS seq FROM ledger.transfer',
  );
  const booked = async (...keys: string[]) => {
    const { rows } = await database.raw<{ rows: { key: string; cents: bigint }[] }>(
      'SELECT key, cents FROM booked_entries(?, ?, ?, ?)',
      ['card_settlement', String(last[0]?.seq), '2026-11-20T00:00:00Z', keys],
    );
    return rows.map(({ key, cents }) => [key, Number(cents)]);
  };
  expect(await booked()).toEqual([]);
  expect(await booked(occasion.groupId, 'no-uuid')).toEqual([[occasion.groupId, 700]]);
});
