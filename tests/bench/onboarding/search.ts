import { setTimeout as pause } from 'node:timers/promises';
import { person, productUrl } from '../../e2e/product/running-product.ts';
import { openPage, type Visitor } from '../accounts/visitor.ts';
import { median } from '../gateway/measure.ts';
import { promised, sized } from '../harness.ts';
import type { Resources } from '../../resources/with-resources.ts';
import { MANY_CALLS, openProduct } from '../setup/product.ts';

/* How soon somebody finds her bank or payroll among some 15,000, as she types and mistypes. */

const ROUNDS = sized(400, 5);
/** The first ones warm up. */
const WARM_UP = sized(50, 1);
const MAX_MS = 50;
/** The product reads the lists as it starts. */
const FILLED_WITHIN_MS = 60_000;

const banks = (name: string) =>
  `/api/v1/plaid/search_institutions?name=${encodeURIComponent(name)}`;
const payrolls = (name: string) =>
  `/api/v1/pinwheel/search_institutions?platform_type=payroll&name=${encodeURIComponent(name)}`;

/** What is typed, with whom it has to be the first found; null where nobody is to be preferred. */
const TYPED: readonly { what: string; path: string; first: string | null }[] = [
  { what: 'two letters', path: banks('ba'), first: null },
  { what: 'a word of thousands', path: banks('bank'), first: null },
  { what: 'a name', path: banks('tidewater savings bank'), first: 'Tidewater Savings Bank' },
  {
    what: 'a name begun',
    path: banks('thistlemere fed'),
    first: 'Thistlemere Federal Credit Union',
  },
  { what: 'a typo', path: banks('tidewatr'), first: 'Tidewater Savings Bank' },
  { what: 'a typo, payrolls', path: payrolls('nrothwind payroll'), first: 'Northwind Payroll' },
  {
    what: 'a word too many',
    path: payrolls('ssdi social security'),
    first: 'Social Security Administration',
  },
  { what: 'nobody', path: payrolls('qqqqqqqq'), first: null },
];

/**
 * Searches a product of its own, one request after the other. Sets the exit code when one kind of search is slower than 50 ms at the 95th of 100.
 * @returns the lines of its table
 */
export async function measureSearch(resources: Resources): Promise<string[]> {
  await openProduct(resources, MANY_CALLS);
  const visitor = await openPage(productUrl());
  await visitor.signIn(person('hourly_ach'));
  for (const { path, first } of TYPED) {
    if (first !== null) await waitUntilFirst(visitor, path, first);
  }
  const rows: string[] = [];
  for (const { what, path } of TYPED) {
    const times = await timesOf(visitor, path);
    const late = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
    promised(late <= MAX_MS);
    rows.push(`| ${what} | **${median(times).toFixed(2)}** | ${late.toFixed(2)} |`);
  }
  return [
    `| ${ROUNDS} searches of 15,000 institutions, one after the other | ms, median | ms, 95th of 100 |`,
    '|---|---|---|',
    ...rows,
  ];
}

async function waitUntilFirst(visitor: Visitor, path: string, name: string): Promise<void> {
  const until = performance.now() + FILLED_WITHIN_MS;
  for (;;) {
    const { institutions } = (await visitor.read(path)) as { institutions: { name: string }[] };
    if (institutions[0]?.name === name) return;
    if (performance.now() > until) throw new Error(`${path} does not find ${name} first.`);
    await pause(200);
  }
}

async function timesOf(visitor: Visitor, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const startedAt = performance.now();
    const status = await visitor.get(path);
    times.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
  }
  return times.slice(WARM_UP);
}
