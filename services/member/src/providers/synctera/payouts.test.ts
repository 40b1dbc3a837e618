import { newId } from '@reset/service-kit';
import { type RunningSandbox, startProviderSandbox } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issuerAtSandbox } from '#testing/issuer-at-sandbox.ts';
import { syncteraPayouts } from './payouts.ts';

/* Against the imitation as a process of its own, over HTTP. */

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startProviderSandbox();
});
afterAll(() => sandbox.stop());

const issuer = () => issuerAtSandbox(sandbox);

async function someRecipient() {
  const { account: from, recipientId } = await issuer().someRecipient(1_800);
  return { payouts: syncteraPayouts(issuer().synctera), from, recipientId };
}

describe('syncteraPayouts', () => {
  it('sends what is there on the same day, once for each key, when the answer was lost too', async () => {
    const { payouts, ...to } = await someRecipient();
    const key = newId();
    await issuer().loseAnswers();
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
    await issuer().ask('POST', `/control/synctera/ach/${id}/return`, { code: 'R03' });
    expect(await payouts.read(id)).toMatchObject({ status: 'returned' });
  });

  it('finds what was sent by its key once the issuer has forgotten it, on whichever page', async () => {
    const { payouts, ...to } = await someRecipient();
    const key = newId();
    expect(await payouts.findSent(key)).toBeNull();
    await issuer().loseAnswers('/ach');
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
