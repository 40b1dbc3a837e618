import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { debitedMembers, MONDAY, PAYDAY } from '#testing/debited-members.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const cards = await startCardService();
const { service } = cards;
const { owing, runAt, say } = debitedMembers(cards);
beforeEach(() => {
  service.world.owners = ['Hazel Hourly'];
  service.world.account.availableCents = 125_000;
});

/** The first day on which what settled on Friday can come back no more. */
const WEDNESDAY = '2026-12-02T18:00:00Z';

/** Somebody who owes 50 dollars and repays them from her pay, debited before that or not. */
async function paidByEmployer({ isDebited = false } = {}) {
  const one = await owing();
  if (isDebited) await runAt(PAYDAY);
  await service.put(one.userId, { repayment_method: 'direct_deposit_flow' });
  return {
    ...one,
    unlink: async () => {
      const reply = await service.post(one.userId, '/bank_accounts/unlink');
      return reply.statusCode === 204 ? 'unlinked' : reply.json().code;
    },
    async replace() {
      const body = { access_token: `access-${newId()}` };
      return (await service.put(`${one.userId}/bank_link`, body)).statusCode;
    },
  };
}

describe('the bank of who repays from her pay', () => {
  it('may be unlinked though she owes, because her pay repays it', async () => {
    const one = await paidByEmployer();
    expect(await one.unlink()).toBe('unlinked');
    expect(await problemsOf(service)).toEqual([]);
  });

  it('stays while a debit of it is under way, and until that can come back no more', async () => {
    const one = await paidByEmployer({ isDebited: true });
    expect(one.debits()).toHaveLength(1);
    expect(await one.unlink()).toBe('bank_transfer_under_way');
    expect(await one.replace()).toBe(409);
    await say(one, { status: 'settled' }, '2026-11-27T23:00:00Z');
    service.clock.set(MONDAY);
    expect(await one.unlink()).toBe('bank_transfer_under_way');
    service.clock.set(WEDNESDAY);
    expect(await one.unlink()).toBe('unlinked');
    expect(await problemsOf(service)).toEqual([]);
  });

  it('may be unlinked once the debit has come back, which is presented no more where nothing is owed', async () => {
    const one = await paidByEmployer({ isDebited: true });
    one.post({
      direction: 'credit',
      holdId: null,
      amountCents: 5_000,
      occurredAt: new Date(PAYDAY),
    });
    await one.sync();
    await say(one, { status: 'returned', returnCode: 'R01' }, MONDAY);
    expect(await one.owed()).toBe(0);
    expect(await one.unlink()).toBe('unlinked');
    await runAt(WEDNESDAY);
    const planned = await one.instances();
    expect(planned.filter(([, , state]) => state === 'scheduled')).toEqual([]);
    expect(one.debits()).toHaveLength(1);
    expect(await problemsOf(service)).toEqual([]);
  });
});
