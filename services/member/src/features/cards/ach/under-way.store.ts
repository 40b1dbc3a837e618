import type { Database } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { mayComeBack } from '#features/cards/payouts/payout-obstacles.ts';

/** Whether money is on its way from a bank account or to it, or may still come back to it. */
export async function isUnderWay(
  database: Database,
  bankLinkId: string,
  today: CalendarDate,
): Promise<boolean> {
  const { rows } = await database.raw<{ rows: { is: boolean }[] }>(UNDER_WAY, {
    bankLinkId,
    today,
  });
  return rows[0]?.is ?? false;
}

const UNDER_WAY = `
  SELECT EXISTS (SELECT FROM debit d
                  WHERE d.bank_link_id = :bankLinkId AND ${mayComeBack(':today')})
      OR EXISTS (SELECT FROM payout p
                  WHERE p.bank_link_id = :bankLinkId AND p.status IN ('reserved', 'sent')) AS is
`;
