import { atOnce } from '../life/at-once.ts';
import type { SandboxClient } from '../../faults/issuer/sandbox-client.ts';
import type { Member } from '../members/member.ts';
import type { IssuersAch, IssuersEntry, IssuersRecord } from './recorded.ts';

/* What the issuer and the banks have recorded. */

const PAGE = 100;
const OPEN = new Set(['PENDING', 'PARTCLEARD']);

type WireEntry = {
  uuid: string;
  type: 'card' | 'ach';
  subtype: string;
  data: { lines: { amount: number; dc_sign: 'debit' | 'credit' }[] };
};
type WireHold = { data: { status: string; amount: number } };
type WireAch = {
  id: string;
  originating_account_id: string;
  memo: string;
  dc_sign: 'debit' | 'credit';
  status: string;
  amount: number;
  effective_date: string;
  return_data?: { code: string };
};

/** By member's user id. */
export async function readIssuer(
  ask: SandboxClient,
  members: readonly Member[],
): Promise<Map<string, IssuersRecord>> {
  const achsOf = Map.groupBy(await allAchs(ask), (ach) => ach.originating_account_id);
  const records = new Map<string, IssuersRecord>();
  await atOnce(members, async ({ userId, accountId, depositAccountId }) => {
    const accounts = depositAccountId === null ? [accountId] : [accountId, depositAccountId];
    const record: IssuersRecord = { entries: [], achs: [], heldCents: 0, balanceCents: 0 };
    for (const account of accounts) {
      record.entries.push(...(await entriesOf(ask, account)));
      record.achs.push(...(achsOf.get(account) ?? []).map(toAch));
      for (const { data } of await listOf<WireHold>(ask, 'pending', account)) {
        if (OPEN.has(data.status)) record.heldCents += data.amount;
      }
      record.balanceCents += await balanceOf(ask, account);
    }
    records.set(userId, record);
  });
  return records;
}

async function allAchs(ask: SandboxClient): Promise<WireAch[]> {
  const all: WireAch[] = [];
  for (let token: string | null = '0'; token !== null;) {
    type Page = { transactions: WireAch[]; next_page_token: string };
    const page: Page = await ask('GET', `/synctera/v0/ach?limit=${PAGE}&page_token=${token}`);
    all.push(...page.transactions);
    token = page.next_page_token === '' ? null : page.next_page_token;
  }
  return all;
}

const toAch = (ach: WireAch): IssuersAch => ({
  id: ach.id,
  memo: ach.memo,
  sign: ach.dc_sign,
  status: ach.status,
  cents: ach.amount,
  effectiveOn: ach.effective_date,
  code: ach.return_data?.code ?? null,
});

async function entriesOf(ask: SandboxClient, account: string): Promise<IssuersEntry[]> {
  const entries = await listOf<WireEntry>(ask, 'posted', account);
  return entries.flatMap(({ uuid: id, type, subtype, data }) =>
    data.lines.map((line) => ({ id, type, subtype, sign: line.dc_sign, cents: line.amount })),
  );
}

async function listOf<Item>(ask: SandboxClient, list: string, account: string): Promise<Item[]> {
  const all: Item[] = [];
  for (let token: string | null = '0'; token !== null;) {
    type Page = { result: Item[]; next_page_token: string };
    const query = `account_id=${account}&limit=${PAGE}&page_token=${token}`;
    const page: Page = await ask('GET', `/synctera/v0/transactions/${list}?${query}`);
    all.push(...page.result);
    token = page.next_page_token === '' ? null : page.next_page_token;
  }
  return all;
}

async function balanceOf(ask: SandboxClient, account: string): Promise<number> {
  type Account = { balances: { type: string; balance: number }[] };
  const { balances } = await ask<Account>('GET', `/synctera/v0/accounts/${account}`);
  return balances.find(({ type }) => type === 'ACCOUNT_BALANCE')?.balance ?? Number.NaN;
}

type WireTransaction = { name: string; amount: number };

/** What transfers of ours have moved at her bank: positive where she got it. By user id. */
export async function readBanks(
  ask: SandboxClient,
  members: readonly Member[],
): Promise<Map<string, number>> {
  const moved = new Map<string, number>();
  await atOnce(members, async ({ userId, bank }) => {
    let cents = 0;
    for (let cursor = '', hasMore = true; hasMore;) {
      type Page = { added: WireTransaction[]; next_cursor: string; has_more: boolean };
      const page: Page = await ask('POST', '/plaid/transactions/sync', {
        client_id: 'sandbox',
        secret: 'sandbox',
        access_token: bank.accessToken,
        cursor,
        count: 500,
      });
      for (const { name, amount } of page.added) {
        // At Plaid money that leaves is positive.
        if (/^RESET ACH/i.test(name)) cents -= Math.round(amount * 100);
      }
      cursor = page.next_cursor;
      hasMore = page.has_more;
    }
    moved.set(userId, cents);
  });
  return moved;
}
