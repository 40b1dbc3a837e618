import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { startPinwheelCustomer } from '#features/pinwheel/testing/pinwheel-customer.ts';
import { linkedToken, plaidAt } from '#features/plaid/testing/plaid-customer.ts';
import { syncteraCustomer } from '#features/synctera/testing/synctera-customer.ts';

/* What one provider sends arrives at another. */

const DAY_MS = 86_400_000;

const sandbox = await startPinwheelCustomer();
afterAll(sandbox.stop);
const synctera = syncteraCustomer(sandbox.url);
const { clock } = sandbox.context;
afterEach(() => clock.move(0));

describe('a transfer to or from a linked bank', () => {
  const plaid = plaidAt(sandbox.url);
  const someBank = async () => {
    const { access_token } = await linkedToken(plaid);
    const { data } = await plaid.authGet({ access_token });
    const transfers = async () => {
      const { data: read } = await plaid.transactionsSync({ access_token, count: 500 });
      return read.added
        .filter(({ name }) => name.startsWith('RESET'))
        .map(({ name, amount }) => [name, amount]);
    };
    return { number: data.numbers.ach[0]?.account ?? '', transfers };
  };

  it('is among its transactions once it settled, and once it came back', async () => {
    const bank = await someBank();
    const { account_id, send } = await synctera.owner(bank.number);
    const { body: debit } = await send({ is_same_day: true });
    await synctera.control('POST', '/settle');
    expect(await bank.transfers()).toEqual([]);
    clock.move(DAY_MS);
    await synctera.control('POST', '/settle');
    expect(await bank.transfers()).toEqual([['RESET ACH DEBIT', 40]]);
    await synctera.control('POST', `/ach/${debit.id}/return`, { code: 'R01' });
    await synctera.deposit(account_id, 100);
    await send({ dc_sign: 'credit', amount: 100, is_same_day: true });
    await synctera.control('POST', '/settle');
    expect(await bank.transfers()).toEqual([
      ['RESET ACH DEBIT', 40],
      ['RESET ACH DEBIT RETURN', -40],
      ['RESET ACH CREDIT', -1],
    ]);
  });

  it('is at no other bank', async () => {
    const bank = await someBank();
    const { send } = await synctera.owner('000000004021');
    await send({ is_same_day: true });
    clock.move(DAY_MS);
    await synctera.control('POST', '/settle');
    expect(await bank.transfers()).toEqual([]);
  });
});

describe('pay that was switched', () => {
  /** An account whose pay is sent to a deposit account from now on. */
  const switched = async () => {
    const { account_id } = await synctera.account();
    const { body } = await synctera.ask<{ account_number: string }>(
      'GET',
      `/accounts/${account_id}`,
    );
    const target = {
      name: 'Reset',
      type: 'checking',
      account_number: body.account_number,
      routing_number: '112233445',
    };
    const asked = await sandbox.call('/pinwheel/v1/link_tokens', {
      method: 'POST',
      body: {
        org_name: 'Reset',
        end_user_id: account_id,
        required_jobs: ['direct_deposit_switch'],
        allocation: { targets: [target] },
      },
    });
    const { token } = (asked.body as { data: { token: string } }).data;
    const login = { platform_id: 'sandbox-paylark', username: 'user_good', password: 'pass_good' };
    await sandbox.submit('login', { token, ...login });
    const page = await sandbox.submit('switch', { token });
    const id = /"accountId":"([\w-]+)"/.exec(page)?.[1] ?? '';
    return { account_id, id };
  };
  const paid = async (account_id: string) =>
    (await synctera.posted(account_id)).map(({ data }) => data.lines[0]?.amount);
  const settleAfter = async (days: number) => {
    clock.move(days * DAY_MS);
    await sandbox.call('/control/pinwheel/settle', { method: 'POST' });
  };

  it('arrives on each payday, once, made out to whose account it is', async () => {
    const { account_id } = await switched();
    await settleAfter(10);
    expect(await paid(account_id)).toEqual([]);
    await settleAfter(11);
    const [pay] = await synctera.posted(account_id);
    expect(pay).toMatchObject({
      subtype: 'incoming_credit',
      data: { user_data: { receiver_name: 'ANA LOPEZ' } },
    });
    await settleAfter(12);
    await settleAfter(0);
    await settleAfter(11);
    expect(await paid(account_id)).toHaveLength(1);
    await settleAfter(39);
    expect(await paid(account_id)).toHaveLength(3);
  });

  it('arrives in part where it was split, and not at all where none of it is sent', async () => {
    const [half, none, all] = [await switched(), await switched(), await switched()];
    const split = (id: string, percent: number) =>
      sandbox.call(`/control/pinwheel/accounts/${id}/direct_deposit`, {
        method: 'POST',
        body: { percent },
      });
    await split(half.id, 50);
    await split(none.id, 0);
    await settleAfter(11);
    const [whole = 0] = await paid(all.account_id);
    expect(whole).toBeGreaterThan(0);
    expect(await paid(half.account_id)).toEqual([Math.floor(whole / 2)]);
    expect(await paid(none.account_id)).toEqual([]);
  });

  it('does not come to the bank of who sent it elsewhere, but for the rest', async () => {
    const { account_id } = await synctera.account();
    const { body: account } = await synctera.ask<{ account_number: string }>(
      'GET',
      `/accounts/${account_id}`,
    );
    const target = {
      name: 'Reset',
      type: 'checking',
      account_number: account.account_number,
      routing_number: '112233445',
    };
    const key = 'direct_deposit';
    const balance = async () => {
      const { data } = await plaidAt(sandbox.url).accountsBalanceGet({
        access_token: `access-sandbox-${key}`,
      });
      return data.accounts[0]?.balances.available;
    };
    expect(await balance()).toBe(1_420.55);
    const asked = await sandbox.call('/pinwheel/v1/link_tokens', {
      method: 'POST',
      body: {
        org_name: 'Reset',
        end_user_id: key,
        account_id: key,
        required_jobs: ['direct_deposit_switch'],
        allocation: { targets: [target] },
      },
    });
    const { token } = (asked.body as { data: { token: string } }).data;
    await fetch(`${sandbox.url}/pinwheel/link?token=${token}`);
    await sandbox.submit('switch', { token });
    await settleAfter(10);
    await settleAfter(11);
    expect(await paid(account_id)).toEqual([139_680]);
    expect(await balance()).toBe(1_420.55);
    await sandbox.call(`/control/pinwheel/accounts/${key}/direct_deposit`, {
      method: 'POST',
      body: { percent: 40 },
    });
    await settleAfter(25);
    expect(await paid(account_id)).toEqual([139_680, 50_284]);
    expect(await balance()).toBe(2_174.83);
  });
});
