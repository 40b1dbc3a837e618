import fc from 'fast-check';
import type { AccountId, Occasion, Transfer } from '../src/transfers.ts';

/** Accounts as the pure functions know them: by the code of the chart. */
export const CHART_ACCOUNTS = {
  settlementCash: 1010n,
  fboCash: 1020n,
  receivable: 1110n,
  debitClearing: 1210n,
  chargebackReceivable: 1310n,
  deposit: 2010n,
  payable: 2020n,
  creditClearing: 2030n,
  unmatched: 2090n,
  interchangeIncome: 4010n,
  taxFilingIncome: 4020n,
  creditLoss: 5010n,
  disputeLoss: 5020n,
} satisfies Record<string, AccountId>;

export const OCCASION: Occasion = {
  groupId: '019aa1b2-0000-7000-8000-000000000001',
  occurredAt: new Date('2026-11-20T20:00:00Z'),
  effectiveOn: '2026-11-20',
  actor: 'issuer',
  source: 'txn_1',
};

/** Ids `id-1`, `id-2` … */
export function countedIds(): () => string {
  let last = 0;
  return () => `id-${(last += 1)}`;
}

/** As money.md writes them: `2020/1110 r`, with the kind of what is no single transfer before it. */
export const written = (transfers: readonly Transfer[]): string[] =>
  transfers.map((transfer) =>
    'pendingId' in transfer
      ? `${transfer.kind} ${transfer.pendingId} ${transfer.amountCents}`
      : `${transfer.kind === 'pending' ? 'pending ' : ''}${transfer.debit}/${transfer.credit} ${transfer.amountCents}`,
  );

const OF_DEPOSITS: readonly bigint[] = [1020n, 2010n, 2030n];

/**
 * By how much members' deposits come to differ from what the bank holds for them; `heldOn` says
 * which accounts a hold is on. Always 0, for all that a business event makes together.
 */
export function depositsDrift(
  transfers: readonly Transfer[],
  heldOn: { debit: AccountId; credit: AccountId },
): number {
  const sign = (account: AccountId) => (OF_DEPOSITS.includes(account) ? 1 : 0);
  let drift = 0;
  for (const transfer of transfers) {
    if (transfer.kind !== 'single' && transfer.kind !== 'post') continue;
    const { debit, credit } = 'pendingId' in transfer ? heldOn : transfer;
    drift += (sign(debit) - sign(credit)) * transfer.amountCents;
  }
  return drift;
}

export const cents = fc.integer({ min: 1, max: 1_000_000_000_000 });
