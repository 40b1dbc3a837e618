import type { Book } from '../members/book.ts';
import type { Line, Recorded, Statement } from './recorded.ts';

/** The months that ended while the driver ran are those before this day's. */
const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

const effectOf = ({ cents, isDebit }: Line): number => (isDebit ? cents : -cents);
const total = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + effectOf(line), 0);

/**
 * Whether her statements are what was posted: they chain from 0 to what she owes, each transfer is a
 * line once, and what merchants took in their months is on them, to the cent.
 */
export function compareStatements(
  { purchases }: Book,
  { issuer, ledger, stated }: Pick<Recorded, 'issuer' | 'ledger' | 'stated'>,
): string[] {
  const { statements, transfers } = stated;
  const lines = statements.flatMap((statement) => statement.lines);
  const lineIds = new Set(lines.map(({ transferId }) => transferId));
  const unstated = transfers.filter(({ transferId }) => !lineIds.has(transferId));
  const end = statements.at(-1)?.endDate ?? '';
  const differences = [
    ...chain(statements),
    ...asTransferred(lines, transfers),
    ...unstated
      .filter(({ day }) => day <= end)
      .map(({ transferId, day }) => `${transferId} of ${day} is on no statement`),
  ];
  const same = (what: string, found: unknown, wanted: unknown) => {
    if (String(found) !== String(wanted)) {
      differences.push(`${what}: ${String(found)} instead of ${String(wanted)}`);
    }
  };
  const owed = ledger.receivable.debitsPosted - ledger.receivable.creditsPosted;
  same('the last statement and what follows', closing(statements) + total(unstated), owed);

  const taken = purchases.flatMap(({ clearings }) => clearings);
  const until = (day: string) => day <= end;
  same(
    'purchases on statements',
    amounts(lines.filter(({ subtype }) => subtype === 'purchase')),
    amounts(taken.filter(({ day }) => until(day))),
  );
  // By the ledger's codes: what settled and what came back after it, as the issuer has them.
  const of = (code: string) => amounts(transfers.filter(({ subtype }) => subtype === code));
  const achs = (subtype: string) =>
    amounts(issuer.entries.filter((entry) => entry.subtype === subtype));
  same('repayments', of('202'), achs('outgoing_debit'));
  same('returned repayments', of('204'), achs('outgoing_debit_return'));
  return differences;
}

const closing = (statements: readonly Statement[]): number => statements.at(-1)?.closingCents ?? 0;

const amounts = (counted: readonly { cents: number }[]): string =>
  counted
    .map(({ cents }) => cents)
    .toSorted((one, other) => one - other)
    .join(' ');

function chain(statements: readonly Statement[]): string[] {
  let before = 0;
  let month = '';
  return statements.flatMap(({ startDate, endDate, openingCents, closingCents, lines }) => {
    const problems: string[] = [];
    if (openingCents !== before)
      problems.push(`the statement of ${endDate} opens at ${openingCents}, not ${before}`);
    if (openingCents + total(lines) !== closingCents) {
      problems.push(`the statement of ${endDate} closes at ${closingCents}, its lines do not`);
    }
    if (monthOf(startDate) !== monthOf(endDate) || monthOf(endDate) <= month) {
      problems.push(`the statement of ${endDate} is of no month of its own`);
    }
    before = closingCents;
    month = monthOf(endDate);
    return problems;
  });
}

function asTransferred(lines: readonly Line[], transfers: readonly Line[]): string[] {
  const byId = new Map(transfers.map((transfer) => [transfer.transferId, transfer]));
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const transfer = byId.get(line.transferId);
    const isSame =
      transfer?.cents === line.cents &&
      transfer.isDebit === line.isDebit &&
      transfer.day === line.day;
    const isTwice = seen.has(line.transferId);
    seen.add(line.transferId);
    if (isSame && !isTwice) return [];
    return [`the line ${line.transferId} is ${isTwice ? 'there twice' : 'no transfer'}`];
  });
}
