import type { ExportType } from '@reset/api-contract/admin/export-data.ts';
import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { tellOfCards, tellOfLists, tellOfMember, tellOfUsers } from '#testing/applied-events.ts';
import { exportingStaff } from '#testing/exporting-staff.ts';

const { service, ada, request, list, download, made } = exportingStaff();
const NOW = '2026-11-20T20:00:00.000Z';

/** The file's rows by column; the header's names are the keys. */
const rowsOf = async (type: ExportType) => readRows(await made(type));

async function readRows(id: string): Promise<Record<string, string>[]> {
  const [header = '', ...lines] = (await download(id)).body.replace('\uFEFF', '').split('\r\n');
  const names = header.split(',');
  return lines.filter(Boolean).map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

describe('a file', () => {
  it('of users has what the lists show of each, the newest first', async () => {
    const at = '2026-11-20T20:00:01.000Z';
    const rosa = await tellOfUsers(service().database).registered({ created_at: at });
    await tellOfMember(service().database, rosa, { spending_limit_cents: 12_305, muted: true });
    const [first, second] = await rowsOf('users');
    expect(first).toMatchObject({
      id: rosa,
      first_name: 'Rosa',
      email: 'rosa.marin@example.com',
      admin: 'false',
      dsl: '123.05',
      muted: 'true',
      repayment_method: 'ach_debit_flow',
      created_at: at,
    });
    expect(second).toMatchObject({ id: ada(), admin: 'true', dsl: '' });
  });

  it('for analytics has neither names nor addresses nor phones', async () => {
    const phone_number = '2025550143';
    await tellOfUsers(service().database).registered({ phone_number });
    const rows = await rowsOf('users_for_analytics');
    expect(rows).toHaveLength(2);
    expect(rows[0]).not.toHaveProperty('email');
    const said = JSON.stringify(rows);
    for (const personal of ['Rosa', 'Marin', '@', phone_number, 'Ada']) {
      expect(said).not.toContain(personal);
    }
  });

  it('of card accounts has who has a card, with the last four of hers', async () => {
    const { database } = service();
    const rosa = await tellOfUsers(database).registered();
    await tellOfCards(database).opened(rosa);
    await tellOfMember(database, rosa, { card_last_fours: ['0143', '2211'] });
    expect(await rowsOf('card_accounts')).toMatchObject([
      { id: rosa, card_last_fours: '0143 2211', dsl: '423.00' },
    ]);
  });

  it('of card usage has all purchases to the cent, of the reading that is shown', async () => {
    const { database } = service();
    const id = await tellOfLists(database).recorded({ amount_cents: 29 });
    const large = await tellOfLists(database).recorded({ amount_cents: 999_999_999 });
    const [next] = await database('subscription')
      .insert({ owner: 'member', is_live: false })
      .returning('generation');
    await tellOfLists(database, next.generation).recorded();
    expect(await rowsOf('card_usage')).toMatchObject([
      { id: large, amount: '9999999.99' },
      { id, amount: '0.29', merchant_name: 'Harbor Street Grocery', network_state: 'authorized' },
    ]);
  });

  it('of the waitlist has who waits, none of it a formula', async () => {
    const id = await tellOfLists(service().database).waits({
      name: '=cmd()',
      email: 'wanda@example.com',
      bank_account_eligible: 'green',
      bank_account_name: null,
      payroll_provider_eligible: 'yellow',
      payroll_provider_name: '@Payroll',
      payroll_provider_jobs: ['income', 'shifts'],
      income_type: 'hourly',
      time_and_attendance_platform_name: '-',
      eligible: 'yellow',
      created_at: NOW,
    });
    expect(await rowsOf('waitlist')).toEqual([
      {
        id,
        name: "'=cmd()",
        email: 'wanda@example.com',
        bank_account_name: '',
        bank_account_eligible: 'green',
        payroll_provider_name: "'@Payroll",
        payroll_provider_eligible: 'yellow',
        payroll_provider_jobs: 'income shifts',
        income_type: 'hourly',
        time_and_attendance_platform_name: "'-",
        eligible: 'yellow',
        created_at: NOW,
      },
    ]);
  });

  it('of the audit log has each entry as it is chained', async () => {
    const asked = await service().call(ada(), 'POST', '/admin/audit_entries/export');
    expect([asked.statusCode, asked.json()]).toEqual([202, {}]);
    await service().jobs.finish();
    const [file] = await list();
    expect(file).toMatchObject({ type: 'audit_log', state: 'ready' });
    const rows = await readRows(String(file?.id));
    const kept = await service().database('audit_entry').orderBy('position');
    const { position, hash, staff_id: staffId } = kept.at(-2);
    expect(rows.find((row) => row['position'] === String(position))).toMatchObject({
      action: 'export.make',
      staff_id: staffId,
      state: 'done',
      hash: hash.toString('hex'),
    });
    // Whoever exports lists chooses among theirs.
    expect((await request('audit_log')).statusCode).toBe(422);
  });

  it('without a row is its header', async () => {
    expect((await download(await made('waitlist'))).body).toMatch(/^\uFEFFid,name,[a-z_,]+\r\n$/);
  });

  it('waits for a list that is put together', async () => {
    await tellOfLists(service().database).recorded();
    await service().database('list_length').update({ length: null });
    const key = newId();
    await request('card_usage', { key });
    await expect(service().jobs.finish()).rejects.toThrow('put together');
    await service().database('list_length').update({ length: 1 });
    await service().jobs.finish();
    expect(await list()).toMatchObject([{ id: key, state: 'ready', rows: 1 }]);
  });
});
