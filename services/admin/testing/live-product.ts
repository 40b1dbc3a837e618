import type { Business } from '@reset/api-contract/admin/business.ts';
import type { AdminCardTransactions } from '@reset/api-contract/admin/card-transactions.ts';
import type { AdminSession } from '@reset/api-contract/admin/session.ts';
import type { AdminUsers } from '@reset/api-contract/admin/users.ts';
import { newId } from '@reset/service-kit';
import { asCaller, asStaff, EVENT_DB, testDatabase } from '@reset/service-kit/testing';
import { DB } from './admin-service.ts';
import { startProcess, type LiveProcess } from './live-process.ts';

const audience = 'admin';

export type LiveProduct = Awaited<ReturnType<typeof startLiveProduct>>;

/** The owners of events, which run, with their databases, and an admin service that is yet to start. */
export async function startLiveProduct() {
  const [users, cards, states] = await Promise.all([
    startOwner('public'),
    startOwner('member'),
    startOwner('onboarding'),
  ]);
  const lists = await testDatabase(DB);
  const processes = [users.process, cards.process, states.process];
  return {
    owners: { public: users.database, member: cards.database, onboarding: states.database },
    database: lists.database,
    /** Starts the admin service; `diesAt` as listing-process.ts has it. */
    async startAdmin({ diesAt }: { diesAt: number }): Promise<LiveProcess> {
      const started = await startProcess('listing-process.ts', 'admin', {
        DATABASE_URL: lists.url,
        PUBLIC_URL: users.process.url,
        MEMBER_URL: cards.process.url,
        ONBOARDING_URL: states.process.url,
        GATEWAY_URL: 'http://127.0.0.1:1',
        AUDIT_KEY: Buffer.alloc(32).toString('base64'),
        MAIL_URL: 'smtp://mail.invalid',
        MAIL_FROM: 'Reset <hello@reset.example>',
        DIES_AT: String(diesAt),
      });
      processes.push(started);
      return started;
    },
    async stop() {
      await Promise.all(processes.map((process) => process.stop()));
      await Promise.all([users, cards, states, lists].map(({ drop }) => drop()));
    },
  };
}

async function startOwner(name: 'public' | 'member' | 'onboarding') {
  const tables = await testDatabase(EVENT_DB);
  const process = await startProcess('telling-process.ts', name, {
    DATABASE_URL: tables.url,
    NAME: name,
  });
  return { ...tables, process };
}

/** Somebody of staff who reads the lists of a running admin service. */
export async function staffReader({ url }: LiveProcess) {
  const sam = newId();
  const operator = () => asCaller('operator', { audience });
  const added = await fetch(`${url}/internal/staff/${sam}`, { method: 'PUT', headers: operator() });
  if (!added.ok) throw new Error(`Nobody could be made staff: ${added.status}`);
  // Another one for each call, because none is good for longer than a minute.
  const identity = () => asStaff(sam, { audience });
  const session = await fetch(`${url}/api/v1/admin/session`, {
    method: 'POST',
    headers: { ...identity(), 'content-type': 'application/json' },
    body: JSON.stringify({ otp_attempt: 'any' }),
  });
  const { admin_token: token } = (await session.json()) as AdminSession;
  async function read<Page>(path: string): Promise<Page> {
    const headers = { ...identity(), 'x-admin-token': token };
    const reply = await fetch(`${url}/api/v1/admin/${path}`, { headers });
    if (!reply.ok) throw new Error(`The list was not shown: ${reply.status}`);
    return (await reply.json()) as Page;
  }
  const readPage = (page: number) => read<AdminUsers>(`users?page=${page}`);
  const readPurchases = (page: number) =>
    read<AdminCardTransactions>(`card_transactions?page=${page}`);
  return {
    readPage,
    readPurchases,
    /** All pages, one after the other. */
    async readAll(): Promise<AdminUsers['users']> {
      const first = await readPage(1);
      const users = [...first.users];
      for (let page = 2; page <= first.total_pages; page++) {
        users.push(...(await readPage(page)).users);
      }
      return users;
    },
    /** All purchases; those that come meanwhile move the ones before behind the last page there was. */
    async readAllPurchases(): Promise<AdminCardTransactions['card_transactions']> {
      const purchases: AdminCardTransactions['card_transactions'] = [];
      for (let page = 1; ; page++) {
        const { card_transactions: some } = await readPurchases(page);
        if (some.length === 0) return [...new Map(purchases.map((one) => [one.id, one])).values()];
        purchases.push(...some);
      }
    },
    readBusiness: (query: string) => read<Business>(`business?${query}`),
    rebuild: (owner: string) =>
      fetch(`${url}/internal/subscriptions/${owner}/rebuild`, {
        method: 'POST',
        headers: operator(),
      }),
  };
}
