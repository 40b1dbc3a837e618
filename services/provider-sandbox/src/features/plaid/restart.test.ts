import { afterAll, describe, expect, it } from '@jest/globals';
import { Products } from 'plaid';
import { sandboxProcess } from '../../testing/sandbox-process.ts';
import { linkRequest, plaidAt } from './testing/plaid-customer.ts';

const sandbox = await sandboxProcess();
afterAll(sandbox.stop);

describe('a sandbox that is killed and started again', () => {
  it('knows public tokens, items, link tokens and where each cursor stands', async () => {
    const before = plaidAt(sandbox.url);
    const { data: link } = await before.linkTokenCreate(linkRequest());
    const make = () =>
      before.sandboxPublicTokenCreate({
        institution_id: 'ins_sandbox_1',
        initial_products: [Products.Transactions],
      });
    const { public_token } = (await make()).data;
    const { public_token: early } = (await make()).data;
    const { data: linked } = await before.itemPublicTokenExchange({ public_token: early });
    const { access_token } = linked;
    const { data: page } = await before.transactionsSync({ access_token, count: 20 });
    expect(page.has_more).toBe(true);

    await sandbox.restart();
    const after = plaidAt(sandbox.url);

    const { data: late } = await after.itemPublicTokenExchange({ public_token });
    expect((await after.itemGet({ access_token: late.access_token })).data.item.error).toBeNull();
    const { data: again } = await after.itemPublicTokenExchange({ public_token: early });
    expect(again).toMatchObject({ access_token, item_id: linked.item_id });
    const { data: goesOn } = await after.transactionsSync({
      access_token,
      cursor: page.next_cursor,
      count: 500,
    });
    const { data: whole } = await after.transactionsSync({ access_token, count: 500 });
    const ids = (...pages: { added: { transaction_id: string }[] }[]) =>
      pages.flatMap(({ added }) => added.map(({ transaction_id }) => transaction_id));
    expect(ids(page, goesOn)).toEqual(ids(whole));
    const { link_token } = link;
    expect((await after.linkTokenGet({ link_token })).data.link_token).toBe(link_token);
  }, 60_000);
});
