import type { CaseKind } from '@reset/api-contract/case-events.ts';
import type { CaseClosing, CaseSource, OpenCase, Transaction } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { closeSharedAccount } from '#features/banks/banks.store.ts';
import { closeByStaff, firstDebits } from '#features/cards/cards.store.ts';
import { closeSupportRequest } from '#features/support-requests/support-requests.store.ts';
import { closeUnrepaidAdvance } from '#features/tax-returns/tax-returns.store.ts';
import { dueAt } from './due-dates.ts';

/** What of members and their money waits for staff. */
export const memberCases: CaseSource = {
  async open(transaction: Transaction): Promise<OpenCase[]> {
    const rows: Row[] = await transaction('open_case');
    const debits = await firstDebits(transaction);
    return rows.map((row) => ({
      kind: row.kind,
      objectId: row.object_id,
      userId: row.user_id,
      openedAt: row.opened_at,
      dueAt: dueAt(row.kind, row.opened_at, row.due_on ?? debits.get(row.object_id) ?? null),
      summary: {
        code: row.code,
        name: row.name,
        amount_cents: row.amount_cents === null ? null : Number(row.amount_cents),
      },
    }));
  },

  async closedAs(transaction, { kind, objectId }): Promise<string> {
    const { rows } = await transaction.raw<{ rows: { closed_as: string }[] }>(
      'SELECT case_closed_as(?, ?) AS closed_as',
      [kind, objectId],
    );
    return rows[0]?.closed_as ?? 'resolved';
  },
};

/** Staff close a case that nothing else closes. @returns whose it is; null for none of these */
export async function closeCase(
  transaction: Transaction,
  id: string,
  by: CaseClosing,
): Promise<string | null> {
  const published = await transaction('published_case').where({ id }).first('kind', 'object_id');
  if (!published) return null;
  const close = CLOSED_BY[published.kind as CaseKind] ?? closeByStaff;
  return close(transaction, published.object_id, by);
}

/** What closes a kind, where it is no alert. */
const CLOSED_BY: Partial<Record<CaseKind, typeof closeByStaff>> = {
  support_request: closeSupportRequest,
  shared_bank_account: closeSharedAccount,
  unrepaid_advance: closeUnrepaidAdvance,
};

type Row = {
  kind: CaseKind;
  object_id: string;
  user_id: string | null;
  opened_at: Date;
  due_on: CalendarDate | null;
  code: string | null;
  name: string | null;
  amount_cents: bigint | number | null;
};
