import { newId } from '@reset/service-kit';
import { type RunningSandbox, startProviderSandbox } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CARD_APPLICANT } from '#testing/card-world.ts';
import { syncteraCardIssuing } from './card-issuing.ts';
import { syncteraPayouts } from './payouts.ts';

/* Against the imitation as a process of its own, over HTTP. */

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startProviderSandbox();
});
afterAll(() => sandbox.stop());

const synctera = () => ({ baseUrl: `${sandbox.url}/synctera`, apiKey: 'sandbox' });
const control = async (method: string, path: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const url = `${sandbox.url}${path}`;
  const { ok } = await fetch(url, { method, headers, body: JSON.stringify(body) });
  expect(ok).toBe(true);
};

/** Somebody with 18 dollars on her account, and her account at another bank. */
async function someRecipient() {
  const issuer = syncteraCardIssuing(synctera());
  const { first_name, last_name, dob, ssn, address, phone_number, email } = CARD_APPLICANT;
  const personId = await issuer.createPerson(
    {
      firstName: first_name,
      lastName: last_name,
      dateOfBirth: dob,
      ssn,
      address: {
        streetOne: address.street_one,
        streetTwo: null,
        city: address.city,
        state: address.state_abbr,
        zipCode: address.zip_code,
      },
      phoneNumber: phone_number,
      email,
    },
    newId(),
  );
  await issuer.verifyPerson(personId);
  const accountId = await issuer.openAccount(personId, newId());
  await control('POST', `/control/synctera/accounts/${accountId}/deposits`, { amount: 1_800 });
  const payouts = syncteraPayouts(synctera());
  const recipientId = await payouts.registerRecipient(
    {
      personId,
      ownerName: 'Hazel Hourly',
      bankName: 'Tidewater Savings Bank',
      numbers: { routingNumber: '021000021', accountNumber: '10004021' },
    },
    newId(),
  );
  return { payouts, from: { personId, accountId }, recipientId };
}

describe('syncteraPayouts', () => {
  it('sends what is there on the same day, once for each key, when the answer was lost too', async () => {
    const { payouts, ...to } = await someRecipient();
    const key = newId();
    await control('PUT', '/faults/synctera', { mode: 'lose_answer', delay_ms: 0, count: 1 });
    const send = () => payouts.send({ ...to, amountCents: 1_800 }, key);
    await expect(send()).rejects.toMatchObject({ reason: 'unavailable' });
    const sent = await Promise.all(Array.from({ length: 10 }, send));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const [{ id } = { id: '' }] = sent;
    expect(await payouts.read(id)).toEqual({
      id,
      status: 'completed',
      arrivesOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    await control('POST', `/control/synctera/ach/${id}/return`, { code: 'R03' });
    expect(await payouts.read(id)).toMatchObject({ status: 'returned' });
  });

  it('finds what was sent by its key once the issuer has forgotten it, on whichever page', async () => {
    const { payouts, ...to } = await someRecipient();
    const key = newId();
    expect(await payouts.findSent(key)).toBeNull();
    await control('PUT', '/faults/synctera', {
      mode: 'lose_answer',
      delay_ms: 0,
      count: 1,
      path: '/ach',
    });
    const lost = payouts.send({ ...to, amountCents: 1_200 }, key);
    await expect(lost).rejects.toMatchObject({ reason: 'unavailable' });
    for (let count = 0; count < 101; count += 1) {
      await payouts.send({ ...to, amountCents: 1 }, newId());
    }
    const last = newId();
    await payouts.send({ ...to, amountCents: 2 }, last);
    const found = await payouts.findSent(key);
    expect(found).toEqual(await payouts.read(found?.id ?? ''));
    expect((await payouts.findSent(last))?.id).not.toBe(found?.id);
    expect(await payouts.findSent(newId())).toBeNull();
  });

  it('refuses more than there is, and what is no transfer', async () => {
    const { payouts, ...to } = await someRecipient();
    const tooMuch = payouts.send({ ...to, amountCents: 1_801 }, newId());
    await expect(tooMuch).rejects.toMatchObject({ reason: 'refused' });
    await expect(payouts.read('../persons')).rejects.toMatchObject({ reason: 'refused' });
    await expect(payouts.read(newId())).rejects.toMatchObject({ reason: 'refused' });
  });
});
