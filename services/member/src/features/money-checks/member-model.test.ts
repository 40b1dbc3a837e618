import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { memberCommands, OPERATION_NAMES } from '#testing/member-model/member-commands.ts';
import { newMemberModel } from '#testing/member-model/member-model.ts';
import { openRealMember } from '#testing/member-model/real-member.ts';
import { type MemberServiceUnderTest, startMemberService } from '#testing/member-service.ts';
import { problemsOf } from '#testing/some-cardholder.ts';

/**
 * The same few lives in each test run, so that it fails for what was changed. MONEY_SEQUENCES lives
 * more and longer ones, others each time; MONEY_EVENTS bounds their length, MONEY_SEED repeats them,
 * and MONEY_PATH the one of them that failed.
 */
const ASKED = process.env['MONEY_SEQUENCES'];
const SEQUENCES = Number(ASKED ?? 5);
const MAX_COMMANDS = Number(process.env['MONEY_EVENTS'] ?? (ASKED === undefined ? 60 : 500));
const SEED = Number(process.env['MONEY_SEED'] ?? (ASKED === undefined ? 17 : randomInt(2 ** 31)));
const PATH = process.env['MONEY_PATH'];
/** From so many on each kind of event has to have happened. */
const MIN_LONG_RUN = 20;
const MAX_MS_EACH = 900_000;
const MAX_MS_SHRINKING = 600_000;
/** The checks read everything that is stored: after so many commands they read another database. */
const MAX_COMMANDS_PER_DATABASE = 2_000;

const NOON = '2027-02-08T20:00:00Z';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const times = new Map<string, number>();
let sinceStart = 0;
const commands = fc.commands(
  memberCommands((name) => {
    times.set(name, (times.get(name) ?? 0) + 1);
    sinceStart += 1;
  }),
  { maxCommands: MAX_COMMANDS, size: 'max' },
);

async function startAgain(): Promise<void> {
  await service.stop();
  service = await startMemberService();
  sinceStart = 0;
}

async function begin() {
  if (sinceStart > MAX_COMMANDS_PER_DATABASE) await startAgain();
  service.clock.set(NOON);
  return { model: newMemberModel(Date.parse(NOON)), real: await openRealMember(service) };
}

describe(`${SEQUENCES} lives of members, of up to ${MAX_COMMANDS} random events`, () => {
  it(
    'leave purchases, payments, limit and list as the design has them, after each of them',
    async () => {
      process.stdout.write(`MONEY_SEED=${SEED}\n`);
      let isFailed = false;
      const property = fc.asyncProperty(commands, async (sequence) => {
        try {
          await fc.asyncModelRun(begin, sequence);
        } catch (error) {
          // What was found is said before it is cut down to what matters.
          if (!isFailed)
            process.stdout.write(
              `MONEY_SEED=${SEED} failed: ${String(error)}\nafter ${String(sequence)}\n`,
            );
          isFailed = true;
          // What went wrong stays in that database: the next one begins with another.
          if ((await problemsOf(service)).length > 0) await startAgain();
          throw error;
        }
      });
      await fc.assert(property, {
        seed: SEED,
        ...(PATH === undefined ? {} : { path: PATH }),
        numRuns: SEQUENCES,
        includeErrorInReport: true,
        // A life of five hundred events takes hours to cut down: its last ones say more.
        endOnFailure: ASKED !== undefined,
      });
      const report = [...times].map(([name, count]) => `${name} ${count}`).join(', ');
      process.stdout.write(`Did ${report}\n`);
      // A long run that never does something would show nothing of it.
      const missing = OPERATION_NAMES.filter((name) => !times.has(name));
      expect(SEQUENCES < MIN_LONG_RUN ? [] : missing).toEqual([]);
    },
    SEQUENCES * MAX_MS_EACH + MAX_MS_SHRINKING,
  );
});
