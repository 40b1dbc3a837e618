import type { Within } from './within-store.ts';

/** Says so when somebody owes more than her limit: the merchant has the money already. */
export async function alertAbove(
  { transaction, account, alert }: Within,
  source: string,
): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { above: bigint }[] }>(ABOVE, [
    String(account.receivable),
  ]);
  const aboveCents = Number(rows[0]?.above ?? 0);
  if (aboveCents <= 0) return;
  alert('force_post_above_limit', { card_account_id: account.id, source, above_cents: aboveCents });
}

const ABOVE = `
  SELECT debits_posted + debits_pending - credits_posted - coalesce(credit_limit, 0) AS above
    FROM ledger.account WHERE id = ?
`;
