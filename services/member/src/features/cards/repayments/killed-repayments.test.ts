import { eventually } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, secretCipher } from '@reset/service-kit';
import { plusBankingDays } from '#calendar/banking-day.ts';
import { dayOf } from '#calendar/calendar-date.ts';
import { CARD_APPLICANT } from '#testing/card-world.ts';
import { DATA_KEY } from '#testing/member-service.ts';
import { type MovedService, startMovedService } from '#testing/moved-service.ts';

/* The service's own process, killed by the kernel between the steps of a repayment by debit. */

/** To come, and a banking day. */
const PAYDAY = plusBankingDays(dayOf(new Date()), 2);
const MORNING = Date.parse(`${PAYDAY}T18:00:00Z`);
const EVENING = Date.parse(`${PAYDAY}T23:30:00Z`);

let service: MovedService;
beforeAll(async () => {
  service = await startMovedService(CARD_APPLICANT);
});
afterAll(() => service.stop());

/** Somebody with a card who owes 12 dollars, which she repays on her payday. */
async function oneWhoOwes(userId: string): Promise<void> {
  const { database } = service;
  const now = new Date();
  const methods = { user_id: userId, repayment_method: 'ach_debit_flow', created_at: now };
  await database('member').insert(methods);
  const { url, stop } = await service.start(null);
  await service.put(url, `${userId}/card_account`, { person: CARD_APPLICANT });
  await service.put(url, `${userId}/card_transactions/${newId()}`, {
    occurred_at: new Date(Date.now() - 86_400_000).toISOString(),
    amount_cents: 1_200,
    merchant_name: 'Shop',
    customer_state: 'posted',
  });
  await stop();
  const numbers = JSON.stringify({ routingNumber: '021000021', accountNumber: '1111222233330000' });
  await database('bank_link').insert({
    id: newId(),
    user_id: userId,
    access_token: '',
    institution_name: 'Tidewater Savings Bank',
    account_name: 'Checking',
    available_cents: 50_000,
    owner_status: 'verified',
    account_numbers: secretCipher(DATA_KEY).encrypt(numbers, userId),
    synced_at: now,
    sync_due_at: new Date(EVENING + 86_400_000),
  });
  // The service may have planned one, for two weeks after the purchase.
  await database('repayment_instance').where({ user_id: userId }).delete();
  await database('repayment_instance').insert({
    id: newId(),
    user_id: userId,
    purpose: 'payday',
    due_on: PAYDAY,
    effective_on: PAYDAY,
    created_at: now,
  });
}

const killAt = async (place: string): Promise<void> =>
  expect([place, await service.killAt(place)]).toEqual([place, 'SIGKILL']);

const debits = () => service.database('debit').select('status', 'amount_cents', 'issuer_id');
const atIssuer = async (): Promise<{ dc_sign: string }[]> => {
  const headers = { authorization: 'Bearer key' };
  const reply = await fetch(`${service.sandbox.url}/synctera/v0/ach`, { headers });
  return ((await reply.json()) as { transactions: { dc_sign: string }[] }).transactions;
};

/** Until a process that lives has done what the killed ones left. */
async function untilStatus(status: string): Promise<void> {
  const { stop } = await service.start(null);
  await eventually(async () => expect(await debits()).toMatchObject([{ status }]), 60_000);
  await stop();
}

describe('a repayment by debit', () => {
  it('is made once and posted once, wherever the process was killed', async () => {
    const userId = newId();
    await oneWhoOwes(userId);
    await service.moveTo(MORNING);
    for (const place of ['repayment.reserved', 'repayment.sent']) {
      await killAt(place);
      expect(await debits()).toMatchObject([{ status: 'reserved', amount_cents: 1_200 }]);
    }
    expect(await atIssuer()).toHaveLength(1);
    await untilStatus('sent');
    expect(await atIssuer()).toHaveLength(1);

    await service.moveTo(EVENING);
    for (const [place, status] of [
      ['repayment.read', 'sent'],
      ['repayment.settled', 'settled'],
    ] as const) {
      await killAt(place);
      expect(await debits()).toMatchObject([{ status }]);
      // It was looked at a moment ago.
      await service.moveTo(EVENING + 7_200_000);
    }
    await untilStatus('settled');
    const purchases = await service
      .database('card_transaction')
      .select('customer_state', 'repaid_cents');
    expect(purchases).toEqual([{ customer_state: 'repaid', repaid_cents: 1_200 }]);
    const { rows } = await service.database.raw('SELECT * FROM money_problems()');
    expect(rows).toEqual([]);
  }, 240_000);
});
