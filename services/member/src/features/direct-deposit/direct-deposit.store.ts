import type { LinkEvent } from '@reset/api-contract/member/link-events.ts';
import { appendEvent, type Database, type Transaction } from '@reset/service-kit';
import { raiseError, resolveErrors } from '#features/notifications/notifications.store.ts';
import type { ReportedAllocation } from '#providers/payroll-data.ts';
import { destinationOf, type DepositAccount, type Destination } from './direct-deposit.ts';

type NewAccount = Omit<DepositAccount, 'switchedAt'>;

/** Accounts that members' pay can be sent to, and whether it is, in the database. */
export const directDepositStore = (database: Database) => ({
  /** null for who has none. */
  async find(userId: string): Promise<DepositAccount | null> {
    const row = await database('deposit_account').where({ user_id: userId }).first();
    return row ? toAccount(row) : null;
  },

  /** Keeps the account that was opened for a member; the first one is hers. */
  async open({ userId, issuerAccountId, routingNumber, mask }: NewAccount, now: Date) {
    await database('deposit_account')
      .insert({
        user_id: userId,
        synctera_account_id: issuerAccountId,
        routing_number: routingNumber,
        account_mask: mask,
        opened_at: now,
      })
      .onConflict('user_id')
      .ignore();
  },

  /** Where her pay goes by what her payroll last reported; unknown without an account of ours. */
  async destination(userId: string): Promise<Destination> {
    const [account, parts] = await Promise.all([
      this.find(userId),
      database('direct_deposit_allocation').where({ user_id: userId }),
    ]);
    return account ? destinationOf(parts.map(toPart), account) : 'unknown';
  },

  /** The parts into which her payroll splits her pay, in their order. */
  async allocations(userId: string): Promise<ReportedAllocation[]> {
    const rows: AllocationRow[] = await database('direct_deposit_allocation')
      .where({ user_id: userId })
      .orderBy('position');
    return rows.map((row) => ({
      ...toPart(row),
      accountName: row.account_name,
      accountType: row.account_type,
    }));
  },

  /** Whether a payroll that splits her pay so is news: `recordDestination` is to be called then. */
  async isNews(userId: string, parts: readonly ReportedAllocation[]): Promise<boolean> {
    const account = await this.find(userId);
    if (!account) return false;
    const destination = destinationOf(parts, account);
    if (destination === 'unknown') return false;
    const isAway = await hasSwitchedAway(database, userId);
    if (destination === 'here') return account.switchedAt === null || isAway;
    return account.switchedAt !== null && !isAway;
  },
});

/**
 * Records that her pay comes to us, once, or that it does no more, in the transaction that wrote
 * what her payroll reported: who repays by it has no limit without it (docs/money.md, step 1).
 */
export async function recordDestination(
  transaction: Transaction,
  { userId, parts, now }: { userId: string; parts: readonly ReportedAllocation[]; now: Date },
): Promise<void> {
  const row = await transaction('deposit_account')
    .where({ user_id: userId })
    .forNoKeyUpdate()
    .first();
  if (!row) return;
  const account = toAccount(row);
  const destination = destinationOf(parts, account);
  if (destination === 'unknown') return;
  const error = { userId, source: 'pinwheel', errorType: SWITCHED_AWAY, now } as const;
  if (destination !== 'here') {
    if (account.switchedAt) await raiseError(transaction, error);
    return;
  }
  await resolveErrors(transaction, error);
  if (account.switchedAt) return;
  await transaction('deposit_account').where({ user_id: userId }).update({ switched_at: now });
  await appendEvent<LinkEvent>(transaction, {
    type: 'direct_deposit.switched',
    subject: userId,
    payload: {},
    occurredAt: now,
  });
}

const SWITCHED_AWAY = 'direct_deposit_switched_away_from_reset';

async function hasSwitchedAway(database: Database, userId: string): Promise<boolean> {
  const error = await database('integration_error')
    .where({ user_id: userId, error_type: SWITCHED_AWAY })
    .whereNull('resolved_at')
    .first('id');
  return error !== undefined;
}

type AccountRow = {
  user_id: string;
  synctera_account_id: string;
  routing_number: string;
  account_mask: string;
  switched_at: Date | null;
};

const toAccount = (row: AccountRow): DepositAccount => ({
  userId: row.user_id,
  issuerAccountId: row.synctera_account_id,
  routingNumber: row.routing_number,
  mask: row.account_mask,
  switchedAt: row.switched_at,
});

type PartRow = {
  kind: ReportedAllocation['kind'];
  value: string | null;
  account_mask: string | null;
  routing_number: string | null;
};

type AllocationRow = PartRow & { account_name: string | null; account_type: string | null };

const toPart = (row: PartRow) => ({
  kind: row.kind,
  value: row.value === null ? null : Number(row.value),
  accountMask: row.account_mask,
  routingNumber: row.routing_number,
});
