import type { Database } from '@reset/service-kit';

/** Names the account that a refund is to be sent to, without its number. */
export type DestinationKey = { aprilUserId: string; account: string };

/** Whether what was told is her deposit account with us. */
export const isDepositKey = (account: string | null): boolean =>
  account?.startsWith('deposit ') ?? false;

const MAX_AT_ONCE = 100;

// A bank account that is read anew is told anew: its numbers may be others.
const UNTOLD = `
  SELECT f.user_id, f.april_user_id,
         coalesce('deposit ' || d.synctera_account_id, 'bank ' || md5(b.account_numbers)) AS account
    FROM tax_filer f
    LEFT JOIN deposit_account d USING (user_id)
    LEFT JOIN bank_link b USING (user_id)
   WHERE coalesce('deposit ' || d.synctera_account_id, 'bank ' || md5(b.account_numbers))
           <> coalesce(f.told_destination, '')
`;

/** Where refunds of hers are to be sent; null where that was told, or there is no account yet. */
export async function readDestinationKey(
  database: Database,
  userId: string,
): Promise<DestinationKey | null> {
  const { rows } = await database.raw<{ rows: UntoldRow[] }>(`${UNTOLD} AND f.user_id = :userId`, {
    userId,
  });
  const [row] = rows;
  return row ? { aprilUserId: row.april_user_id, account: row.account } : null;
}

/** Those of whom another account is to be told, in their order after one of them. */
export async function findUntold(database: Database, after: string | null): Promise<string[]> {
  const { rows } = await database.raw<{ rows: UntoldRow[] }>(
    `${UNTOLD} AND (CAST(:after AS uuid) IS NULL OR f.user_id > :after)
     ORDER BY f.user_id LIMIT ${MAX_AT_ONCE}`,
    { after },
  );
  return rows.map((row) => row.user_id);
}

/** Keeps what was told; of an account that is another one by now the next look finds that. */
export async function keepTold(
  database: Database,
  userId: string,
  { aprilUserId, account }: DestinationKey,
): Promise<void> {
  await database('tax_filer')
    .where({ user_id: userId, april_user_id: aprilUserId })
    .update({ told_destination: account });
}

type UntoldRow = { user_id: string; april_user_id: string; account: string };
