import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eventually, freePort } from '@reset/service-kit/testing';
import { Products } from 'plaid';
import { linkRequest, plaidAt } from './testing/listening-sandbox.ts';

const SERVER = join(import.meta.dirname, '../../server.ts');
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
let child: ChildProcess | null = null;
afterAll(async () => {
  await stop('SIGTERM');
  rmSync(folder, { recursive: true });
});

async function start(): Promise<string> {
  const port = await freePort();
  child = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      NODE_OPTIONS: '',
      PORT: String(port),
      SMTP_PORT: '0',
      SANDBOX_DATA: folder,
      LOG_LEVEL: 'fatal',
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true));
  return url;
}

async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child === null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
  child = null;
}

describe('a sandbox that is killed and started again', () => {
  it('knows public tokens, items, link tokens and where each cursor stands', async () => {
    const before = plaidAt(await start());
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

    await stop('SIGKILL');
    const after = plaidAt(await start());

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
  });
});
