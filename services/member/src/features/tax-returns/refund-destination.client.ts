import { failpoint, ProviderError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { bankLinkStore } from '#features/banks/banks.store.ts';
import { directDepositStore } from '#features/direct-deposit/direct-deposit.store.ts';
import type { AccountNumbers } from '#providers/bank-data.ts';
import { findUntold, keepTold, readDestinationKey } from './refund-destination.store.ts';

/** Where a member's refund is sent. */
export type RefundDestination = {
  institutionName: string;
  routingNumber: string;
  accountNumber: string;
};

type Deps = Pick<Context, 'cardIssuing' | 'cipher' | 'config' | 'database'>;

/**
 * Her deposit account with us, by which a refund repays what was advanced of it, else the checking
 * account that she has linked. null where there is neither, or its numbers are not read yet.
 * @throws ProviderError
 */
export async function refundDestination(
  { cardIssuing, cipher, config, database }: Deps,
  userId: string,
): Promise<RefundDestination | null> {
  const account = await directDepositStore(database).find(userId);
  if (account) {
    const numbers = await cardIssuing.readDeposit(account.issuerAccountId);
    return { institutionName: config.DEPOSIT_BANK_NAME, ...numbersOf(numbers) };
  }
  const found = await bankLinkStore(database).findNumbers(userId);
  if (!found) return null;
  const numbers = JSON.parse(cipher.decrypt(found.numbers, userId)) as AccountNumbers;
  return { institutionName: found.institutionName, ...numbersOf(numbers) };
}

const numbersOf = ({ routingNumber, accountNumber }: AccountNumbers) => ({
  routingNumber,
  accountNumber,
});

/**
 * Tells the filer where refunds of a member are sent, unless that was told already.
 * @throws ProviderError
 */
export async function tellDestination(context: Context, userId: string): Promise<void> {
  const { database, taxFiling } = context;
  const key = await readDestinationKey(database, userId);
  if (!key) return;
  const destination = await refundDestination(context, userId);
  if (!destination) return;
  await taxFiling.setDestination(key.aprilUserId, destination);
  failpoint('refund-destination.told');
  await keepTold(database, userId, key);
}

/**
 * Does so for all whose account is another than was told. One of whom it cannot be told now is told a
 * minute later.
 */
export async function tellDestinations(context: Context): Promise<void> {
  for (let after: string | null = null; ;) {
    const userIds: string[] = await findUntold(context.database, after);
    for (const userId of userIds) {
      await tellDestination(context, userId).catch((err: unknown) => {
        if (!(err instanceof ProviderError)) throw err;
        context.log.warn({ err }, 'refund_destination.tell_failed');
      });
    }
    const last = userIds.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
