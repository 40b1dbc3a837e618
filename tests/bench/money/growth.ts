import { newId, openDatabase, systemClock } from '@reset/service-kit';
import { authorizationStore } from '../../../services/member/src/features/cards/authorizations/authorizations.store.ts';
import { median } from '../gateway/measure.ts';
import { promised, sized } from '../harness.ts';
import { seedCards } from './seed-cards.ts';
import { seedPast } from './seed-past.ts';
import type { MoneySetup } from './setup.ts';

const FEW = sized(10_000, 1_000);
const MANY = sized(Number(process.env['MONEY_PAST'] ?? 10_000_000), 2_000);
const MEMBERS = sized(10_000, 100);
const BATCH = 16;
const ROUNDS = sized(15, 1);
const BATCHES_A_ROUND = sized(20, 3);
const WARM_UP_BATCHES = sized(50, 1);
const MAX_RATIO = 1.3;

/**
 * What a decision costs the database after ten million transfers against ten thousand: batches on
 * one connection, at the one and the other database in turn. Sets the exit code where it is more
 * than 1.3 times as much.
 * @returns lines of a table
 */
export async function measureGrowth(setup: MoneySetup): Promise<string[]> {
  const [few, many] = [await deciding(setup, 'few', FEW), await deciding(setup, 'many', MANY)];
  try {
    for (const { decide } of [few, many])
      for (let time = 0; time < WARM_UP_BATCHES; time += 1) await decide();
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.few.push(await timeOf(few.decide));
      times.many.push(await timeOf(many.decide));
    }
    const ratio = median(times.many) / median(times.few);
    promised(ratio <= MAX_RATIO);
    const count = (value: number) => value.toLocaleString('en-US');
    return [
      `| ${BATCH} decisions after ${count(FEW)} transfers | ${median(times.few).toFixed(1)} ms |`,
      `| after ${count(MANY)} | ${median(times.many).toFixed(1)} ms |`,
      `| **ratio** | **${ratio.toFixed(2)}** |`,
    ];
  } finally {
    await few.close();
    await many.close();
  }
}

/** A database with a past, and one more batch of decisions in it each time. */
async function deciding(setup: MoneySetup, name: string, transfers: number) {
  const { admin, memberUrl } = await setup.ground(name);
  const cards = await seedCards(admin, MEMBERS);
  await seedPast(admin, transfers);
  const database = openDatabase(memberUrl, { max: 1 });
  const { decideAll } = authorizationStore(database, { clock: systemClock, holdDays: 7 });
  return {
    async decide() {
      const first = Math.floor(Math.random() * (cards.length - BATCH));
      await decideAll(
        cards.slice(first, first + BATCH).map((card) => ({
          ...card,
          id: newId(),
          amountCents: 500,
          occurredAt: new Date(),
          merchantName: 'Corner Store',
          merchantCategory: 'FOOD_AND_DRINK',
        })),
      );
    },
    close: () => database.destroy(),
  };
}

/** Milliseconds of one batch, the median of a round of them. */
async function timeOf(decide: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < BATCHES_A_ROUND; time += 1) {
    const startedAt = performance.now();
    await decide();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}
