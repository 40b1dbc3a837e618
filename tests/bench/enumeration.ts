import { newId } from '@reset/service-kit';
import { makeAccounts } from './accounts/make-accounts.ts';
import { openPage, type Visitor } from './accounts/visitor.ts';
import { median } from './gateway/measure.ts';
import { promised, sized } from './harness.ts';
import { withResources } from '../resources/with-resources.ts';
import { writeTable } from './report/write-table.ts';
import { MANY_CALLS, openProduct } from './setup/product.ts';

/* What time tells about who has an account. */

const PAIRS = sized(200, 3);
const MAX_MS = 5;

type Call = { path: string; body: (email: string) => object };

const CALLS: Record<string, Call> = {
  'POST /users': {
    path: '/api/v1/users',
    body: (email) => ({
      user: { first_name: 'Lou', last_name: 'Load', email },
      product_name: 'earned_wage_access',
    }),
  },
  'POST /users/sign_in, wrong password': {
    path: '/api/v1/users/sign_in',
    body: (email) => ({ user: { email, password: 'not the password' } }),
  },
  'POST /users/passwords': {
    path: '/api/v1/users/passwords',
    body: (email) => ({ user: { email } }),
  },
};

await withResources(async (resources) => {
  const variables = await openProduct(resources, MANY_CALLS);
  const known = await makeAccounts(PAIRS);
  const visitor = await openPage(variables['RESET_URL'] ?? '');
  const rows: string[] = [];
  for (const [name, call] of Object.entries(CALLS)) {
    const times = await timesOf(visitor, call, known);
    const difference = median(times.known) - median(times.unknown);
    rows.push(
      `| ${name} | ${median(times.known).toFixed(2)} | ${median(times.unknown).toFixed(2)} | **${difference.toFixed(2)}** |`,
    );
    promised(Math.abs(difference) < MAX_MS);
  }
  await writeTable('enumeration', [
    `| ${PAIRS} pairs | ms, known address | ms, unknown address | difference of the medians |`,
    '|---|---|---|---|',
    ...rows,
  ]);
});

/** Each pair in random order, so that what changes with time touches both alike. */
async function timesOf(visitor: Visitor, call: Call, accounts: readonly { email: string }[]) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const { email } of accounts) {
    const unknownFirst = Math.random() < 0.5;
    const ask = async (kind: keyof typeof times) => {
      const address = kind === 'known' ? email : `nobody.${newId()}@example.com`;
      times[kind].push(await timeOf(visitor, call, address));
    };
    await ask(unknownFirst ? 'unknown' : 'known');
    await ask(unknownFirst ? 'known' : 'unknown');
  }
  return times;
}

async function timeOf(visitor: Visitor, { path, body }: Call, email: string): Promise<number> {
  const startedAt = performance.now();
  const status = await visitor.post(path, body(email));
  if (status >= 500 || status === 429) throw new Error(`${path} was answered with ${status}.`);
  return performance.now() - startedAt;
}
