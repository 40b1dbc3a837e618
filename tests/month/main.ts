import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from '../../infra/dev/build.ts';
import { checkMonth } from './checks/check-month.ts';
import { plusDays, START } from './life/calendar.ts';
import { newLives } from './life/live-day.ts';
import { passDay } from './life/pass-day.ts';
import { makeMembers } from './members/make-members.ts';
import { startProduct } from './product/start-product.ts';
import { readArguments } from './read-arguments.ts';
import { reportMonth } from './report/report-month.ts';

// `npm run month`: docs/money.md says what is compared.
const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

const given = readArguments(process.argv.slice(2), () => randomInt(1, 2 ** 31));
print(`npm run month -- --members ${given.members} --days ${given.days} --seed ${given.seed}`);
const root = fileURLToPath(new URL('../..', import.meta.url));
// What the gateway is told that each service answers is built with it.
await build(root);
const startedAt = performance.now();
const product = await startProduct({ root, parent: '/var/tmp', at: { day: START, time: '09:00' } });
process.once('SIGTERM', () => void product.teardown().finally(() => process.exit(1)));
// Whoever has waited long enough: the day is lived to its end, and what was lived so far is compared.
const enough = new AbortController();
process.once('SIGINT', () => enough.abort());
try {
  const members = await makeMembers(product, { count: given.members, seed: given.seed });
  print(`${members.length} members after ${seconds(startedAt)}`);
  const lives = newLives({ product, members, seed: given.seed });
  let lived = 0;
  while (lived < given.days && !enough.signal.aborted) {
    lived += 1;
    const dayAt = performance.now();
    const day = plusDays(START, lived);
    const left = await passDay(lives, day);
    print(`${day} in ${seconds(dayAt)}${left.length > 0 ? `, not done: ${left.join(', ')}` : ''}`);
  }
  const found = await checkMonth(product, { members, lastDay: plusDays(START, lived) });
  found.totals.push(...lives.failures);
  print(
    reportMonth({ ...given, days: lived, tally: lives.tally, found, took: seconds(startedAt) }),
  );
  if (found.members.length > 0 || found.totals.length > 0) process.exitCode = 1;
} finally {
  await product.teardown();
}
