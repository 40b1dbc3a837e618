import { jsonClient } from '../../../testing/json-client.ts';
import { CARD_PRODUCTS } from '../new-card.ts';

const ADDRESS = {
  address_line_1: '1 Elm Street',
  city: 'Salem',
  state: 'OR',
  postal_code: '97301',
  country_code: 'US',
};

const CHECKING = {
  account_owner_names: ['Ana Lopez'],
  customer_type: 'PERSONAL',
  routing_identifiers: {
    ach_routing_number: '091000718',
    bank_countries: ['US'],
    bank_name: 'Tidewater Savings Bank',
  },
  type: 'CHECKING',
};

/** Calls Synctera's API of a sandbox as its customer. */
export function syncteraCustomer(origin: string) {
  const ask = jsonClient(`${origin}/synctera/v0`, { authorization: 'Bearer key' });
  const control = jsonClient(`${origin}/control/synctera`);
  const person = async (last_name = 'Lopez') => {
    const { body } = await ask('POST', '/persons', {
      first_name: 'Ana',
      last_name,
      dob: '1990-02-03',
      ssn: '123-45-6789',
      legal_address: ADDRESS,
    });
    return body.id;
  };
  const verify = (person_id: string, customer_consent = true) =>
    ask<{ verification_status: string; detail?: string }>('POST', '/verifications/verify', {
      person_id,
      customer_consent,
    });
  const account = async (account_type = 'CHECKING') => {
    const customer_id = await person();
    await verify(customer_id);
    const relationship = { person_id: customer_id, relationship_type: 'ACCOUNT_HOLDER' };
    const { body } = await ask('POST', '/accounts', {
      account_type,
      relationships: [relationship],
    });
    return { customer_id, account_id: body.id };
  };
  const card = async (form: 'VIRTUAL' | 'PHYSICAL' = 'VIRTUAL', account_type?: string) => {
    const owner = await account(account_type);
    const product = CARD_PRODUCTS.find((one) => one.form === form);
    const { body } = await ask<CardReply>('POST', '/cards', {
      form,
      card_product_id: product?.id,
      ...owner,
      ...(form === 'PHYSICAL' ? { shipping: { address: ADDRESS } } : {}),
    });
    return { ...owner, ...body };
  };
  const buy = (card_id: string, amount: number) =>
    ask<HoldReply>('POST', '/cards/transaction_simulations/authorization', {
      card_id,
      amount,
      mid: 'merchant-1',
      card_acceptor: { name: 'Corner Store', mcc: '5411' },
    });
  const balances = async (account_id: string) => {
    const { body } = await ask<{ balances: { balance: number }[] }>(
      'GET',
      `/accounts/${account_id}`,
    );
    return body.balances.map(({ balance }) => balance);
  };
  const deposit = (account_id: string, amount: number) =>
    control('POST', `/accounts/${account_id}/deposits`, { amount });
  /** Somebody, with a number at another bank; `send` debits it by 40 dollars. */
  const owner = async (number = '000123456789') => {
    const { customer_id, account_id } = await account();
    const { body: external } = await ask('POST', '/external_accounts', {
      ...CHECKING,
      account_identifiers: { number },
      customer_id,
    });
    const send = (more: object = {}, headers: Record<string, string> = {}) =>
      ask<AchReply>(
        'POST',
        '/ach',
        {
          amount: 4_000,
          currency: 'USD',
          customer_id,
          dc_sign: 'debit',
          originating_account_id: account_id,
          receiving_account_id: external.id,
          ...more,
        },
        headers,
      );
    return { customer_id, account_id, external_id: external.id, send };
  };
  const posted = async (account_id: string) =>
    (await ask<{ result: Posted[] }>('GET', `/transactions/posted?account_id=${account_id}`)).body
      .result;
  return { ask, control, person, verify, account, card, buy, balances, deposit, owner, posted };
}

export type AchReply = {
  id: string;
  status: string;
  effective_date: string;
  return_data?: { code: string };
};
/** A posted transaction, as far as tests look at it. */
export type Posted = {
  uuid: string;
  subtype: string;
  data: {
    original_trx: string | null;
    external_data: { ach_id?: string };
    user_data: { company_name?: string; receiver_name?: string | null };
    lines: { amount: number }[];
  };
};

type CardReply = { id: string; card_status: string; last_four: string; card_product_id: string };
type HoldReply = { uuid: string; data: { status: string; reason: string; amount: number } };
