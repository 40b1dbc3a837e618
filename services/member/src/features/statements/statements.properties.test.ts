import { describe, expect, it } from '@jest/globals';
import { forcePostTransfers, ledgerStore, refundTransfers } from '@reset/ledger';
import { newId } from '@reset/service-kit';
import fc from 'fast-check';
import { onDayOfMonth, plusDays, plusMonths } from '#calendar/calendar-date.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { issueAt, someAccountHolder } from '#testing/statement-world.ts';
import { lastMonthEnd } from './statements.ts';

const { service } = await startCardService();

type Step = { cents: number; isDebit: boolean; daysFromNow: number } | 'issue';
type Posted = { on: string; cents: number };
type Expected = { months: string; balances: number[]; lines: Posted[] };

const SINCE = '2026-08-15';
const RUNS = 12;

/** Months pass by `issue`; what is posted between counts for a day up to two months before or after. */
const steps = fc.array<Step>(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Step>('issue') },
    {
      weight: 7,
      arbitrary: fc.record({
        cents: fc.integer({ min: 1, max: 100_000 }),
        isDebit: fc.boolean(),
        daysFromNow: fc.integer({ min: -70, max: 20 }),
      }),
    },
  ),
  { minLength: 3, maxLength: 18 },
);

/** What is to be on statements, by the rules alone. */
function oracle() {
  const unstated: Posted[] = [];
  const statements: Expected[] = [];
  let next: string | null = null;
  return {
    statements,
    post: (posted: Posted) => void unstated.push(posted),
    issue(lastEnd: string) {
      for (;;) {
        const start: string =
          next ?? [SINCE, ...unstated.map(({ on }) => on)].toSorted()[0] ?? SINCE;
        const end = onDayOfMonth(start, 31);
        if (end > lastEnd) return;
        const lines = unstated
          .filter(({ on }) => on <= end)
          .toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
        for (const line of lines) unstated.splice(unstated.indexOf(line), 1);
        const opening = statements.at(-1)?.balances[1] ?? 0;
        const closing = lines.reduce((sum, { cents }) => sum + cents, opening);
        statements.push({ months: `${start} ${end}`, balances: [opening, closing], lines });
        next = plusDays(end, 1);
      }
    },
  };
}

async function somebody() {
  const one = await someAccountHolder(service, SINCE);
  const ledger = ledgerStore(service.database);
  const account = await service.database('card_account').where({ id: one.accountId }).first();
  const accounts = {
    receivable: BigInt(account.receivable),
    deposit: BigInt(account.deposit),
    payable: await ledger.accountOf(2020, 3),
    fboCash: await ledger.accountOf(1020),
    settlementCash: await ledger.accountOf(1010),
  };
  return {
    ...one,
    /** Somebody buys, or a merchant gives back. */
    post(on: string, cents: number) {
      const occasion = {
        groupId: newId(),
        occurredAt: new Date(`${on}T20:00:00Z`),
        effectiveOn: on,
        actor: 'issuer',
        source: null,
      };
      const amountCents = Math.abs(cents);
      return ledger.post(
        cents > 0
          ? forcePostTransfers(occasion, null, { ...accounts, newId, amountCents })
          : refundTransfers(occasion, accounts, { newId, amountCents, owedCents: amountCents }),
      );
    },
  };
}

describe('statements', () => {
  it('have each transfer once, and add up, whenever it is booked and whatever day it counts for', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (life) => {
        const one = await somebody();
        const expected = oracle();
        let today = '2026-09-15';
        let owedCents = 0;
        for (const step of [...life, 'issue' as const]) {
          if (step === 'issue') {
            today = plusMonths(today, 1);
            const first = onDayOfMonth(today, 1);
            await issueAt(service, `${first}T09:00:00Z`);
            expected.issue(lastMonthEnd(first));
            continue;
          }
          const cents = step.isDebit ? step.cents : -Math.min(step.cents, owedCents);
          if (cents === 0) continue;
          const on = plusDays(today, step.daysFromNow);
          await one.post(on, cents);
          expected.post({ on, cents });
          owedCents += cents;
        }
        const issued = await one.statements();
        expect(
          issued.map(({ months, balances, lines }) => ({
            months,
            balances,
            lines: lines.map(([on, , cents]) => ({ on, cents })),
          })),
        ).toEqual(expected.statements);
        const found = (await problemsOf(service)) as { invariant: string }[];
        // These purchases are in the ledger alone.
        expect(found.filter(({ invariant }) => invariant.startsWith('statement'))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});
