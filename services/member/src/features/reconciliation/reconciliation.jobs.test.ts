import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import type { FileHead, ReconciliationFile } from '#providers/reconciliation-files.ts';
import { FILE_KINDS } from '#providers/reconciliation-files.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();

/** The files that there are, by their ids. */
const files = new Map<string, ReconciliationFile>();
service.context.reconciliationFiles.list = async () => [...files.values()].map(headOf);
service.context.reconciliationFiles.read = async ({ id }: FileHead) => files.get(id) ?? null;

const headOf = ({ id, kind, day, revision }: ReconciliationFile): FileHead => ({
  id,
  kind,
  day,
  revision,
});
const offer = (day: string, ...kinds: ReconciliationFile['kind'][]) => {
  for (const kind of kinds) {
    const closingCents = kind.endsWith('account') ? 0 : null;
    const id = `${kind}-${day}`;
    files.set(id, {
      id,
      kind,
      day,
      revision: 1,
      entries: [],
      netCents: 0,
      settlesOn: day,
      closingCents,
    });
  }
};
const runAt = async (instant: string, schedule = 'reconcile-files') => {
  service.clock.set(instant);
  service.logged.length = 0;
  await service.jobs.runSchedule(schedule);
  return service.alerts();
};
const open = async () =>
  (await service.database('reconciliation_difference').whereNull('closed_at').orderBy('key')).map(
    (row) => [row.file_kind, row.kind, row.key],
  );

beforeEach(() => files.clear());

describe('reconcile-files', () => {
  it('misses a file that is late by more than a banking day, until it is there', async () => {
    offer('2026-11-20', ...FILE_KINDS);
    await runAt('2026-11-24T20:00:00Z');
    expect(await open()).toEqual([]);
    const alerts = await runAt('2026-11-25T20:00:00Z');
    expect(alerts.map(({ difference }) => difference)).toEqual(
      FILE_KINDS.map(() => 'file_missing'),
    );
    offer('2026-11-23', 'card_settlement', 'ach', 'settlement_account');
    expect(await runAt('2026-11-25T20:15:00Z')).toEqual([]);
    expect(await open()).toEqual([['fbo_account', 'file_missing', '2026-11-23']]);
    offer('2026-11-23', 'fbo_account');
    offer('2026-11-24', ...FILE_KINDS);
    await runAt('2026-11-25T20:30:00Z');
    expect(await open()).toEqual([]);
  });

  it('says that a balance is not what entries and ledger explain, and that it is again', async () => {
    offer('2026-11-25', ...FILE_KINDS);
    offer('2026-11-27', ...FILE_KINDS);
    const id = 'fbo_account-2026-11-27';
    const file = files.get(id);
    if (!file) throw new Error('There is no such file.');
    files.set(id, { ...file, closingCents: 12_345 });
    const alerts = await runAt('2026-11-28T20:00:00Z');
    expect(alerts).toMatchObject([{ difference: 'balance_differs', their_cents: 12_345 }]);
    files.set(id, { ...file, revision: 2 });
    await runAt('2026-11-28T20:15:00Z');
    expect(await open()).toEqual([]);
  });

  it('keeps no file waiting for one that cannot be read', async () => {
    offer('2026-11-30', ...FILE_KINDS);
    const { read } = service.context.reconciliationFiles;
    service.context.reconciliationFiles.read = async (head) => {
      if (head.kind === 'ach') throw new Error('It is away.');
      return read(head);
    };
    await runAt('2026-12-01T20:00:00Z');
    service.context.reconciliationFiles.read = read;
    const rows = await service.database('reconciliation_file').where({ day: '2026-11-30' });
    expect(rows).toHaveLength(3);
    await runAt('2026-12-01T20:15:00Z');
    expect(await open()).toEqual([]);
  });
});

describe('check-suspense', () => {
  it('alerts of money that nobody has placed for more than a banking day', async () => {
    const one = await someone();
    // Of a card that is none of the account's.
    one.post({ holdId: null, cardId: newId(), amountCents: 900 });
    await one.sync();
    await service.database.raw('SELECT 1');
    const since = new Date();
    const day = (days: number) => new Date(since.getTime() + days * 86_400_000).toISOString();
    expect(await runAt(day(0), 'check-suspense')).toEqual([]);
    const alerts = await runAt(day(7), 'check-suspense');
    expect(alerts).toMatchObject([{ event: 'suspense_unmatched', cents: -900 }]);
    expect(await problemsOf(service)).toEqual([]);
  });
});
