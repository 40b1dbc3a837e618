import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { type RunningSandbox, startProviderSandbox } from '@reset/service-kit/testing';
import type { Cardholder } from '#providers/card-issuing.ts';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { syncteraCardIssuing } from './card-issuing.ts';
import { syncteraCardRecords } from './card-records.ts';

/* Against the imitation as a process of its own, over HTTP. */

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startProviderSandbox();
});
afterAll(() => sandbox.stop());

const synctera = () => ({ baseUrl: `${sandbox.url}/synctera`, apiKey: 'sandbox' });
const issuer = () => syncteraCardIssuing(synctera());
const ask = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
};
const loseAnswers = (count: number) =>
  ask('PUT', '/faults/synctera', { mode: 'lose_answer', delay_ms: 0, count });

const holder = (changes: Partial<Cardholder> = {}): Cardholder => ({
  firstName: 'Hazel',
  lastName: 'Hourly',
  dateOfBirth: '1994-05-06',
  ssn: '900000000',
  address: {
    streetOne: '1 Elm Street',
    streetTwo: null,
    city: 'Salem',
    state: 'OR',
    zipCode: '97301',
  },
  phoneNumber: '+12025550123',
  email: 'hazel@example.com',
  ...changes,
});
async function someAccount() {
  const personId = await issuer().createPerson(holder(), newId());
  await issuer().verifyPerson(personId, { inReview: false });
  return { personId, accountId: await issuer().openAccount(personId, newId()) };
}

describe('syncteraCardIssuing', () => {
  it('changes where a person lives, and nothing else of her', async () => {
    const { personId } = await someAccount();
    const before = (await ask('GET', `/synctera/v0/persons/${personId}`)).body;
    const { address } = holder();
    await issuer().changeAddress(personId, { ...address, streetOne: '2 Oak Street' });
    const after = (await ask('GET', `/synctera/v0/persons/${personId}`)).body;
    expect(after.legal_address.address_line_1).toBe('2 Oak Street');
    const { legal_address: _address, last_updated_time: _time, ...rest } = before;
    expect(after).toMatchObject(rest);
  });

  it('has a person, a line of credit and a virtual card made, which is of use at once', async () => {
    const account = await someAccount();
    const card = await issuer().issueVirtual(account, newId());
    expect(card).toEqual({
      id: expect.any(String),
      accountId: account.accountId,
      lastFour: expect.stringMatching(/^\d{4}$/),
      form: 'VIRTUAL',
      status: 'active',
    });
    const { body } = await ask('GET', `/synctera/v0/accounts/${account.accountId}`);
    expect(body).toMatchObject({
      account_type: 'LINE_OF_CREDIT',
      customer_ids: [account.personId],
    });
    expect(await issuer().readCards(account.accountId)).toEqual([card]);
  });

  it('makes nothing twice by the same key, when the answer was lost too', async () => {
    const [key, account] = [newId(), await someAccount()];
    await loseAnswers(1);
    await expect(issuer().createPerson(holder(), key)).rejects.toMatchObject({
      reason: 'unavailable',
    });
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => issuer().createPerson(holder(), key)),
    );
    expect(new Set(ids).size).toBe(1);
    const cards = await Promise.all(
      Array.from({ length: 10 }, () => issuer().issueVirtual(account, `${key}:card`)),
    );
    expect(new Set(cards.map(({ id }) => id)).size).toBe(1);
    await expect(
      issuer().createPerson(holder({ firstName: 'Another' }), key),
    ).rejects.toMatchObject({ reason: 'refused' });
  });

  it('says the word by which a person is not accepted, and takes her corrected', async () => {
    const personId = await issuer().createPerson(holder({ lastName: 'Reject' }), newId());
    expect(await issuer().verifyPerson(personId, { inReview: false })).toEqual({
      word: 'REJECTED',
      isFinal: true,
    });
    await issuer().changePerson(personId, holder());
    expect(await issuer().verifyPerson(personId, { inReview: false })).toBeNull();
  });

  it('has nobody checked again who is looked at, and takes her once she is accepted', async () => {
    const personId = await issuer().createPerson(holder({ lastName: 'Refer' }), newId());
    const lookedAt = { word: 'REVIEW', isFinal: false };
    expect(await issuer().verifyPerson(personId, { inReview: false })).toEqual(lookedAt);
    await issuer().changePerson(personId, holder());
    expect(await issuer().verifyPerson(personId, { inReview: false })).toEqual(lookedAt);
    expect(await decide(personId, 'ACCEPTED')).toBe(204);
    expect(await issuer().verifyPerson(personId, { inReview: true })).toBeNull();
  });

  it('takes the word of the issuer’s people who refuse her, and has her checked again only after that', async () => {
    const personId = await issuer().createPerson(holder({ lastName: 'Refer' }), newId());
    await issuer().verifyPerson(personId, { inReview: false });
    expect(await decide(personId, 'REJECTED')).toBe(204);
    const refused = { word: 'REJECTED', isFinal: true };
    expect(await issuer().verifyPerson(personId, { inReview: true })).toEqual(refused);
    expect(await issuer().verifyPerson(personId, { inReview: true })).toEqual(refused);
    await issuer().changePerson(personId, holder());
    expect(await issuer().verifyPerson(personId, { inReview: false })).toBeNull();
  });

  const decide = async (personId: string, verdict: 'ACCEPTED' | 'REJECTED') => {
    const url = `${sandbox.url}/control/synctera/persons/${personId}/verdict`;
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ verification_status: verdict }),
    });
    return status;
  };

  it('orders a card that comes by mail, and says where it is activated', async () => {
    const account = await someAccount();
    const { address } = holder();
    const order = { key: newId(), isExpedited: true };
    const card = await issuer().issuePhysical(account, { ...address, streetTwo: 'B' }, order);
    const { body } = await ask('GET', `/synctera/v0/cards/${card.id}`);
    expect(body.shipping).toMatchObject({ is_expedited_fulfillment: true });
    expect(card).toMatchObject({ form: 'PHYSICAL', status: 'unactivated' });
    const page = await (await fetch(await issuer().activateUrl(account))).text();
    expect(page).toContain('Activate your card');
    await ask('POST', '/synctera/v0/cards/activate', {
      activation_code: card.lastFour,
      customer_id: account.personId,
    });
    expect(await issuer().readCards(account.accountId)).toMatchObject([{ status: 'active' }]);
  });

  it('stops purchases with a card for a while, and allows them again', async () => {
    const account = await someAccount();
    const card = await issuer().issueVirtual(account, newId());
    for (const status of ['suspended', 'active'] as const) {
      expect(await issuer().setCardStatus(card.id, status)).toEqual({ ...card, status });
      expect(await issuer().readCards(account.accountId)).toEqual([{ ...card, status }]);
    }
  });

  it('ends a card for good, once, when the answer was lost too', async () => {
    const account = await someAccount();
    const card = await issuer().issueVirtual(account, newId());
    await loseAnswers(1);
    await expect(issuer().terminateCard(card.id)).rejects.toMatchObject({ reason: 'unavailable' });
    const ended = { ...card, status: 'terminated' };
    expect(await issuer().readCards(account.accountId)).toEqual([ended]);
    expect(await issuer().terminateCard(card.id)).toEqual(ended);
    const { body } = await ask('GET', `/synctera/v0/cards/${card.id}/changes`);
    expect(body.changes).toMatchObject([{ state: 'TERMINATED' }]);
    await expect(issuer().terminateCard('../accounts')).rejects.toMatchObject({
      reason: 'refused',
    });
  });

  it('gives what the issuer shows a card by', async () => {
    const card = await issuer().issueVirtual(await someAccount(), newId());
    const token = await issuer().clientToken(card.id);
    const shown = await fetch(`${sandbox.url}/synctera/widgets/display?token=${token}`);
    expect(await shown.text()).toContain(card.lastFour);
    await expect(issuer().clientToken('../accounts')).rejects.toMatchObject({ reason: 'refused' });
    await expect(issuer().clientToken(newId())).rejects.toMatchObject({ reason: 'refused' });
  });
});

describe('syncteraCardRecords', () => {
  const records = () => syncteraCardRecords(synctera());
  const simulate = async (what: string, body: object) =>
    (await ask('POST', `/synctera/v0/cards/transaction_simulations/${what}`, body)).body.uuid;

  async function someCard() {
    const account = await someAccount();
    const { id: cardId } = await issuer().issueVirtual(account, newId());
    const buy = (amount: number): Promise<string> =>
      simulate('authorization', {
        card_id: cardId,
        amount,
        mid: 'merchant-1',
        card_acceptor: { name: 'Corner Store', mcc: '5411' },
      });
    return { ...account, cardId, buy };
  }

  it('reads holds as they stand, and what was posted of them', async () => {
    const { accountId, cardId, buy } = await someCard();
    const holdId = await buy(2_000);
    await simulate('authorization/advice', { original_transaction_id: holdId, amount: 3_000 });
    const postedId = await simulate('clearing', {
      original_transaction_id: holdId,
      amount: 500,
    });
    const refundId = await simulate('clearing', {
      original_transaction_id: holdId,
      amount: 200,
      is_refund: true,
    });
    // What goes to and from banks is none of it.
    await ask('POST', `/control/synctera/accounts/${accountId}/deposits`, { amount: 700 });
    const hold = {
      id: holdId,
      cardId,
      status: 'open',
      reason: 'CLEARED',
      authorizedCents: 3_000,
      occurredAt: expect.any(Date),
      updatedAt: expect.any(Date),
      merchant: { name: 'Corner Store', mcc: '5411' },
    };
    expect((await records().readHolds(accountId, '')).items).toEqual([hold]);
    expect(await records().readHold(holdId)).toEqual(hold);
    const entry = { cardId, holdId, occurredAt: expect.any(Date), merchant: hold.merchant };
    expect((await records().readPosted(accountId, '')).items).toEqual([
      { ...entry, id: postedId, originalId: null, direction: 'debit', amountCents: 500 },
      { ...entry, id: refundId, originalId: postedId, direction: 'credit', amountCents: 200 },
    ]);
  });

  it.each([
    ['reversal', { amount: 2_000 }, 'released'],
    ['clearing', { amount: 1_000, is_final: true }, 'cleared'],
  ])('reads how one ended: %s', async (what, more, status) => {
    const { accountId, buy } = await someCard();
    await simulate(what, { original_transaction_id: await buy(2_000), ...more });
    expect((await records().readHolds(accountId, '')).items).toMatchObject([{ status }]);
  });

  it('reads all pages, and on another day from the last one', async () => {
    const { accountId, buy } = await someCard();
    const bought: string[] = [];
    for (let count = 0; count < 101; count += 1) bought.push(await buy(100));
    const all = await records().readHolds(accountId, '');
    expect(all.items.map(({ id }) => id)).toEqual(bought);
    bought.push(await buy(100));
    const later = await records().readHolds(accountId, all.place);
    expect(later.items.map(({ id }) => id)).toEqual(bought.slice(100));
  });

  it('knows no hold that the issuer does not know', async () => {
    expect(await records().readHold(newId())).toBeNull();
  });

  it('says of a hold in no shape that we know that it cannot be read', async () => {
    const provider = await startScriptedProvider();
    provider.answer(() => ({ body: { uuid: newId(), data: { type: 'card', status: 'MOVED' } } }));
    const there = syncteraCardRecords({ baseUrl: provider.url, apiKey: 'sandbox' });
    expect(await there.readHold(newId())).toBe('unreadable');
    await provider.stop();
  });

  it('refuses what is no id', async () => {
    await expect(records().readHold('../persons')).rejects.toMatchObject({ reason: 'refused' });
  });
});
