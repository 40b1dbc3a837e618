import { newId } from '@reset/service-kit';
import { type RunningSandbox, startProviderSandbox } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issuerAtSandbox } from '#testing/issuer-at-sandbox.ts';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { syncteraDebits } from './debits.ts';

/* Against the imitation as a process of its own, over HTTP. */

const FRIDAY = '2026-11-20';
const MONDAY = '2026-11-23';
const NOON = new Date(`${FRIDAY}T20:00:00Z`);

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startProviderSandbox();
});
afterAll(() => sandbox.stop());

const issuer = () => issuerAtSandbox(sandbox);

/** Somebody without money on her account, on a Friday at noon in Los Angeles. */
async function someSource() {
  await issuer().setClock(NOON.toISOString());
  const { account: into, recipientId: sourceId } = await issuer().someRecipient(0);
  const debits = syncteraDebits(issuer().synctera, { now: () => NOON });
  const debit = (effectiveOn: string, key = newId()) =>
    debits.debit({ into, sourceId, amountCents: 6_150, effectiveOn }, key);
  const planReturn = (code: string, banking_days: number | null) =>
    issuer().ask('PUT', '/control/synctera/returns', {
      external_account_id: sourceId,
      code,
      banking_days,
    });
  return { debits, debit, planReturn, accountId: into.accountId };
}

describe('syncteraDebits', () => {
  it('debits on the same day or on a later one, and reads when it settles', async () => {
    const { debits, debit } = await someSource();
    const today = await debit(FRIDAY);
    expect(today).toEqual({
      id: expect.any(String),
      status: 'pending',
      settlesOn: FRIDAY,
      returnCode: null,
    });
    const later = await debit(MONDAY);
    expect(later).toMatchObject({ status: 'pending', settlesOn: MONDAY });
    await issuer().setClock(`${FRIDAY}T22:00:00Z`);
    expect(await debits.read(today.id)).toEqual({ ...today, status: 'settled' });
    expect(await debits.read(later.id)).toEqual(later);
    await issuer().setClock(`${MONDAY}T14:00:00Z`);
    expect(await debits.read(later.id)).toEqual({ ...later, status: 'settled' });
  });

  it('debits once for each key, also when the answer is lost, and finds it by the key', async () => {
    const { debits, debit } = await someSource();
    const key = newId();
    expect(await debits.findSent(key)).toBeNull();
    await issuer().loseAnswers('/ach');
    await expect(debit(FRIDAY, key)).rejects.toMatchObject({ reason: 'unavailable' });
    const found = await debits.findSent(key);
    const sent = await Promise.all(Array.from({ length: 10 }, () => debit(FRIDAY, key)));
    expect(new Set(sent.map(({ id }) => id))).toEqual(new Set([found?.id]));
    // By the same key, nothing else is sent: it is found by that key instead.
    await expect(debit(MONDAY, key)).rejects.toMatchObject({ reason: 'refused', code: '422' });
    expect(await debits.findSent(key)).toEqual(found);
  });

  it('reads what came back, after it settled or instead of that, and why', async () => {
    const { debits, debit, planReturn, accountId } = await someSource();
    await planReturn('R01', 2);
    const late = await debit(FRIDAY);
    await planReturn('R02', null);
    const early = await debit(FRIDAY);
    await issuer().setClock(`${MONDAY}T20:00:00Z`);
    expect((await debits.read(late.id)).status).toBe('settled');
    expect(await debits.read(early.id)).toMatchObject({ status: 'returned', returnCode: 'R02' });
    await issuer().setClock('2026-11-24T20:00:00Z');
    expect(await debits.read(late.id)).toEqual({
      ...late,
      status: 'returned',
      returnCode: 'R01',
    });
    expect(await debits.hadArrived({ id: late.id, accountId })).toBe(true);
    expect(await debits.hadArrived({ id: early.id, accountId })).toBe(false);
  });

  it('reads what was cancelled', async () => {
    const { debits, debit } = await someSource();
    const { id } = await debit(MONDAY);
    await issuer().ask('PATCH', `/synctera/v0/ach/${id}`, { status: 'CANCELED' });
    expect(await debits.read(id)).toMatchObject({ status: 'canceled', returnCode: null });
  });

  it('refuses what is no debit', async () => {
    const { debits } = await someSource();
    await expect(debits.read('../persons')).rejects.toMatchObject({ reason: 'refused' });
    await expect(debits.read(newId())).rejects.toMatchObject({ reason: 'refused', code: '404' });
  });

  it.each([
    [{ status: 'DECLINED' }, { status: 'canceled', returnCode: null }],
    [
      { status: 'DECLINED', return_data: { code: 'R10' } },
      { status: 'returned', returnCode: 'R10' },
    ],
    [{ status: 'DECLINED', return_data: { code: 'late' } }, 'unavailable'],
    [{ status: 'LOST' }, 'unavailable'],
    [{ status: 'COMPLETE', effective_date: 'soon' }, 'unavailable'],
  ])('reads %j by its shape alone', async (answer, expected) => {
    const provider = await startScriptedProvider();
    const id = newId();
    provider.answer(() => ({ body: { id, effective_date: FRIDAY, ...answer } }));
    const debits = syncteraDebits({ baseUrl: provider.url, apiKey: 'key' }, { now: () => NOON });
    const read = debits.read(id).catch((error: { reason: string }) => error.reason);
    const wanted = typeof expected === 'string' ? expected : { id, settlesOn: FRIDAY, ...expected };
    expect(await read).toEqual(wanted);
    await provider.stop();
  });
});
