import type { LinkEvent } from '@reset/api-contract/member/link-events.ts';
import { appendEvent } from '@reset/service-kit';
import type { Knex } from 'knex';
import { raise, resolve } from '#integration-errors/integration-error-store.ts';
import { isMonitored } from './payroll.ts';

/** Tells that a payroll was linked or is no more, in the transaction that holds its link. */
export const tellLink = (
  transaction: Knex.Transaction,
  type: 'payroll.linked' | 'payroll.unlinked',
  { userId, now }: { userId: string; now: Date },
): Promise<void> =>
  appendEvent<LinkEvent>(transaction, { type, subject: userId, payload: {}, occurredAt: now });

/** Says by an integration error how a payroll stands, in the transaction that holds its link. */
export function sayHowItStands(
  transaction: Knex.Transaction,
  status: string,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const error = { userId, source: 'pinwheel', now } as const;
  const errorType = 'monitoring_status_unavailable';
  return isMonitored(status)
    ? resolve(transaction, { ...error, errorType })
    : raise(transaction, { ...error, errorType });
}
