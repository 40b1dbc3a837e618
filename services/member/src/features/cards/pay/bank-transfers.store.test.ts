import { expect, it } from '@jest/globals';
import { debitedMembers, MONDAY, PAYDAY } from '#testing/debited-members.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { newId } from '@reset/service-kit';
import { askedDebits, madeDebits } from './bank-transfers.store.ts';

const cards = await startCardService();
const { service } = cards;
const { owing, runAt, say } = debitedMembers(cards);
const made = (userId: string, since = '2026-11-20T00:00:00Z') =>
  madeDebits(service.database, userId, new Date(since));

it('tells from which bank a debit is and how it stands, until it comes back', async () => {
  const one = await owing();
  await runAt('2026-11-25T18:00:00Z');
  expect(await made(one.userId)).toEqual([]);
  await runAt(PAYDAY);
  const debit = {
    day: '2026-11-27',
    begunAt: new Date(PAYDAY),
    amountCents: 5_000,
    bankName: 'Tidewater Savings Bank',
    bankMask: '4021',
    status: 'sent',
    endedOn: null,
    repaidCents: 0,
    askedOn: null,
  };
  expect(await made(one.userId)).toEqual([debit]);
  await say(one, { status: 'settled' }, MONDAY);
  const settled = { status: 'settled', endedOn: '2026-11-30', repaidCents: 5_000 };
  expect(await made(one.userId)).toEqual([{ ...debit, ...settled }]);
  expect(await made(one.userId, '2026-11-28T00:00:00Z')).toEqual([]);
  await say(one, { status: 'returned', returnCode: 'R08' }, '2026-12-01T18:00:00Z');
  const back = { status: 'returned', endedOn: '2026-12-01', repaidCents: 0 };
  expect(await made(one.userId)).toEqual([{ ...debit, ...back }]);
  expect(await problemsOf(service)).toEqual([]);
});

it('tells when she asked for a debit, and for what is presented again of it', async () => {
  const one = await owing();
  service.clock.set('2026-11-24T18:00:00Z');
  await service.post(one.userId, '/repayments', { id: newId(), amount: 30 });
  const asked = () => askedDebits(service.database, one.userId);
  const askedOn = '2026-11-24';
  const [planned, ...others] = await asked();
  expect(planned).toMatchObject({ amountCents: 3_000, askedOn });
  expect(others).toEqual([]);
  await runAt(`${planned?.day}T18:00:00Z`);
  expect(await asked()).toEqual([]);
  expect(await made(one.userId)).toMatchObject([{ amountCents: 3_000, askedOn }]);
  await runAt(PAYDAY);
  const [early] = one.debits();
  Object.assign(early ?? {}, { status: 'returned', returnCode: 'R01' });
  service.clock.set(MONDAY);
  await one.sync();
  expect(await asked()).toEqual([{ day: '2026-12-02', amountCents: 3_000, askedOn }]);
  expect((await made(one.userId)).map((debit) => debit.askedOn)).toEqual([null, askedOn]);
  expect(await problemsOf(service)).toEqual([]);
});
