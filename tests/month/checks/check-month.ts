import { START } from '../life/calendar.ts';
import type { Member } from '../members/member.ts';
import type { Product } from '../product/start-product.ts';
import { compareMember, expectedOf } from './compare-member.ts';
import { compareTotals } from './compare-totals.ts';
import {
  readDebits,
  readLedger,
  readProblems,
  readReported,
  readStated,
  readTotals,
} from './read-product.ts';
import { readBanks, readIssuer } from './read-providers.ts';

/** Who differs, and how. */
export type Difference = { member: Member; differences: string[] };

/** Compares ledger, issuer, banks and statements with what the driver did, to the cent. */
export async function checkMonth(
  { database, sandbox }: Product,
  { members, lastDay }: { members: readonly Member[]; lastDay: string },
): Promise<{ members: Difference[]; totals: string[] }> {
  const issuers = await readIssuer(sandbox, members);
  const banks = await readBanks(sandbox, members);
  const ledgers = await readLedger(database);
  const stated = await readStated(database);
  const debits = await readDebits(database);
  const people = [];
  const differing: Difference[] = [];
  for (const member of members) {
    const { userId, book } = member;
    const ledger = ledgers.get(userId);
    const issuer = issuers.get(userId);
    if (!ledger || !issuer) throw new Error(`Nothing is recorded of ${userId}.`);
    people.push({ book, expected: expectedOf(book, issuer), goneCents: ledger.goneCents });
    const differences = compareMember(book, {
      ledger,
      issuer,
      bankCents: banks.get(userId) ?? Number.NaN,
      stated: stated.get(userId) ?? { statements: [], transfers: [] },
      debitIds: debits.get(userId) ?? [],
    });
    const issued = stated.get(userId)?.statements.length ?? 0;
    const monthsOver = monthOf(lastDay) - monthOf(START);
    if (issued !== monthsOver) differences.push(`statements: ${issued} instead of ${monthsOver}`);
    if (differences.length > 0) differing.push({ member, differences });
  }
  return {
    members: differing,
    totals: [
      ...compareTotals(await readTotals(database), people, await readReported(database)),
      ...(await readProblems(database)),
    ],
  };
}

/** Counted through, so that two can be taken from each other. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
