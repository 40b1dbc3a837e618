import type { CardRecords } from '@reset/api-contract/member/links.ts';
import { retainedBy, type RetentionGround } from '@reset/application-engine/policy/retention.ts';
import { type CalendarDate, plusDays } from '@reset/service-kit/calendar/calendar-date.ts';

/**
 * Until when name and address of a closed account stay, as the table of retention has it.
 * @returns the day on which to look at them again; null where nothing keeps them any more
 */
export function nameKeptUntil(records: CardRecords, today: CalendarDate): CalendarDate | null {
  const grounds: [RetentionGround, boolean][] = [
    ['card_account', records.card_account !== 'none'],
    ['transaction', records.has_transactions],
  ];
  const { isInfoKept, recordsKeptUntil } = retainedBy(
    grounds.filter(([, isSo]) => isSo).map(([ground]) => ground),
    today,
    records.kept_from,
  );
  // What is owed or held keeps her name, for nobody knows how long.
  return isInfoKept ? (recordsKeptUntil ?? plusDays(today, 1)) : null;
}
