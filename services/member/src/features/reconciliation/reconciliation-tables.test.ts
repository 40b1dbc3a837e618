import { newId } from '@reset/service-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { NOW, openTables, refusalOf } from '#testing/member-tables.ts';

/* What the tables of reconciliation refuse, whoever writes into them. */

const { database } = await openTables();
let revision = 0;
beforeEach(() => {
  revision += 1;
});

async function someFile(changes: object = {}): Promise<string> {
  const id = newId();
  await database('reconciliation_file').insert({
    id,
    kind: 'ach',
    day: '2026-11-20',
    revision,
    issuer_id: 'file',
    net_cents: 500,
    received_at: NOW,
    read_seq: 1,
    ...changes,
  });
  return id;
}
async function someDifference(changes: object = {}): Promise<string> {
  const id = newId();
  await database('reconciliation_difference').insert({
    id,
    file_kind: 'ach',
    kind: 'missing_there',
    key: id,
    day: '2026-11-20',
    our_cents: 500,
    opened_at: NOW,
    ...changes,
  });
  return id;
}
const refusedFile = (changes: object) => refusalOf(() => someFile(changes));
const refusedDifference = (changes: object) => refusalOf(() => someDifference(changes));

describe('a file', () => {
  const report = () => ({ kind: 'card_settlement', transfer_group_id: newId() });
  const account = { kind: 'fbo_account', closing_cents: 500, ledger_cents: 400 };

  it('is kept once, and pays the network once', async () => {
    await someFile();
    expect(await refusedFile({})).toBe('23505');
    const once = report();
    await someFile(once);
    expect(await refusedFile({ ...once, day: '2026-11-23' })).toBe('23505');
  });

  it('pays where it is of cards, and says a balance where it is of an account', async () => {
    expect(await refusedFile(report())).toBe('accepted');
    expect(await refusedFile(account)).toBe('accepted');
    expect(await refusedFile({ ...report(), transfer_group_id: null })).toBe('23514');
    expect(await refusedFile({ ...report(), kind: 'ach' })).toBe('23514');
    expect(await refusedFile({ ...account, closing_cents: null })).toBe('23514');
    expect(await refusedFile({ ...account, ledger_cents: null })).toBe('23514');
    expect(await refusedFile({ ...account, kind: 'ach' })).toBe('23514');
    expect(await refusedFile({ kind: 'fbo_account' })).toBe('23514');
    expect(await refusedFile({ revision: 0 })).toBe('23514');
  });

  it.each([
    'UPDATE reconciliation_file SET net_cents = 1',
    'DELETE FROM reconciliation_file',
    'TRUNCATE reconciliation_file CASCADE',
    'UPDATE reconciliation_entry SET cents = 1',
    'DELETE FROM reconciliation_entry',
    'TRUNCATE reconciliation_entry',
  ])('is never changed, nor its entries: %s', async (statement) => {
    await database('reconciliation_entry').insert({
      file_id: await someFile(),
      place: 1,
      key: 'key',
      issuer_id: 'entry',
      cents: 500,
    });
    expect(await refusalOf(async () => database.raw(statement))).toBe('23001');
  });
});

describe('a difference', () => {
  const byStaff = { closed_at: NOW, closed_as: 'staff', actor: 'somebody', note: 'Looked at.' };

  it('is open once', async () => {
    const key = 'debit:a';
    const id = await someDifference({ key });
    expect(await refusedDifference({ key })).toBe('23505');
    expect(await refusedDifference({ key, kind: 'doubled' })).toBe('accepted');
    await database('reconciliation_difference')
      .where({ id })
      .update({ closed_at: NOW, closed_as: 'matched' });
    expect(await refusedDifference({ key })).toBe('accepted');
  });

  it('is closed as something, by somebody with a note where staff have closed it', async () => {
    expect(await refusedDifference(byStaff)).toBe('accepted');
    expect(await refusedDifference({ ...byStaff, closed_as: null })).toBe('23514');
    expect(await refusedDifference({ ...byStaff, closed_at: null })).toBe('23514');
    expect(await refusedDifference({ ...byStaff, note: null })).toBe('23514');
    expect(await refusedDifference({ ...byStaff, actor: null, note: null })).toBe('23514');
    expect(await refusedDifference({ ...byStaff, closed_as: 'matched' })).toBe('23514');
  });

  it('is never changed but by its end, which comes once', async () => {
    const difference = database('reconciliation_difference').where({ id: await someDifference() });
    const update = (changes: object) => refusalOf(async () => difference.clone().update(changes));
    expect(await update({ our_cents: 1 })).toBe('23001');
    expect(await update({ ...byStaff, our_cents: 1 })).toBe('23001');
    expect(await update(byStaff)).toBe('accepted');
    expect(await update({ note: 'Other words.' })).toBe('23001');
    expect(await refusalOf(async () => difference.clone().delete())).toBe('23001');
    expect(await refusalOf(async () => database.raw('TRUNCATE reconciliation_difference'))).toBe(
      '23001',
    );
  });
});

describe('what is moved at the bank', () => {
  it('is moved once on a day, and is something', async () => {
    const move = (day: string, cents: number) =>
      refusalOf(async () =>
        database('bank_transfer').insert({ id: newId(), day, cents, created_at: NOW }),
      );
    expect(await move('2026-11-20', -500)).toBe('accepted');
    expect(await move('2026-11-20', 300)).toBe('23505');
    expect(await move('2026-11-23', 0)).toBe('23514');
  });
});
