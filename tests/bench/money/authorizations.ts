import { median } from '../gateway/measure.ts';
import { promised, sized } from '../harness.ts';
import { askAsNetwork, type Asked } from './ask-as-network.ts';
import { onOneBucket } from './one-bucket.ts';
import { preparePgbench } from './pgbench.ts';
import { seedCards } from './seed-cards.ts';
import type { Database, MoneySetup } from './setup.ts';

const MEMBERS = sized(10_000, 100);
const IN_FLIGHT = 32;
const ROUNDS = sized(3, 1);
const ROUND_SECONDS = sized(Number(process.env['MONEY_ROUND_SECONDS'] ?? 8), 1);
// Compiled code, plans, open connections: what processes are after their first minute.
const WARM_UP_SECONDS = 2 * ROUND_SECONDS;
const MIN_RATIO = 0.5;
const MAX_P99_MS = 50;

type Round = { spread: Asked; hot: Asked; pgbench: number | null };

/**
 * Signed questions of the card network through gateway and member service, beside `pgbench -N` on
 * the same server in the same run. Sets the exit code where a promise is missed.
 * @returns the lines of its table
 */
export async function measureAuthorizations(setup: MoneySetup): Promise<string[]> {
  const ground = await setup.ground('authorizations');
  const cards = await seedCards(ground.admin, MEMBERS);
  const gateway = (await setup.serve(ground)).url;
  const pgbench = await preparePgbench(setup.serverUrl);
  const plan = { gateway, secret: setup.secret, cards, inFlight: IN_FLIGHT };
  const ask = () => askAsNetwork({ ...plan, seconds: ROUND_SECONDS });
  await askAsNetwork({ ...plan, seconds: WARM_UP_SECONDS });

  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      spread: await ask(),
      pgbench: pgbench && (await pgbench({ clients: IN_FLIGHT, seconds: ROUND_SECONDS })),
      hot: await onOneBucket(ground.admin, ask),
    });
  }
  await insistOnSoundLedger(ground.admin);
  return tableOf(rounds, await deadlocksOf(ground.admin));
}

function tableOf(rounds: readonly Round[], deadlocks: number): string[] {
  const spread = median(rounds.map((round) => round.spread.perSecond));
  const hot = median(rounds.map((round) => round.hot.perSecond));
  const at = (share: number) =>
    median(rounds.map(({ spread: { times } }) => times[Math.floor(times.length * share)] ?? 0));
  const beside = rounds.flatMap(({ pgbench }) => pgbench ?? []);
  const ratio = beside.length > 0 ? spread / median(beside) : null;
  promised((ratio ?? 1) >= MIN_RATIO && at(0.99) <= MAX_P99_MS && deadlocks === 0);
  const whole = (value: number) => Math.round(value).toLocaleString('en-US');
  return [
    `| authorizations, ${MEMBERS.toLocaleString('en-US')} members, ${IN_FLIGHT} in flight | |`,
    '|---|---|',
    `| through HTTP, gateway and service, a second | ${whole(spread)} |`,
    `| \`pgbench -N\`, ${IN_FLIGHT} clients, a second | ${beside.length > 0 ? whole(median(beside)) : 'pgbench is not installed'} |`,
    `| **authorizations : \`pgbench -N\`** | **${ratio?.toFixed(2) ?? 'not known'}** |`,
    `| p50, p95, **p99** | ${at(0.5).toFixed(1)}, ${at(0.95).toFixed(1)}, **${at(0.99).toFixed(1)} ms** |`,
    `| all holds against one account of the network's : spread over 16 | ${(hot / spread).toFixed(2)} |`,
    `| deadlocks | ${deadlocks} |`,
  ];
}

async function deadlocksOf(admin: Database): Promise<number> {
  const { rows } = await admin.raw<{ rows: { deadlocks: bigint }[] }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]?.deadlocks);
}

/** @throws where what was measured left a ledger that is not sound: it would count for nothing */
async function insistOnSoundLedger(admin: Database): Promise<void> {
  const { rows } = await admin.raw<{ rows: object[] }>('SELECT * FROM ledger.problems()');
  if (rows.length > 0) throw new Error(`The ledger is not sound: ${JSON.stringify(rows)}`);
}
