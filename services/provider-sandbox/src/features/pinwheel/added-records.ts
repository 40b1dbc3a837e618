import type { CalendarDay } from '#personas/calendar-day.ts';
import type { RecordStore } from '#records/records.ts';

/** A shift that was added to what the persona works; it stays where it is as the days go by. */
export type AddedShift = { id: string; endedOn: CalendarDay; hours: number; rateCents: number };

export type AddedPaystub = {
  id: string;
  payDate: CalendarDay;
  periodStart: CalendarDay;
  periodEnd: CalendarDay;
  hours: number;
  grossCents: number;
  netCents: number;
};

export type AddedRecords = {
  /** In the order in which they were added, here and below. */
  shifts(accountId: string): AddedShift[];
  paystubs(accountId: string): AddedPaystub[];
  addShift(accountId: string, shift: Omit<AddedShift, 'id'>): AddedShift;
  addPaystub(accountId: string, paystub: Omit<AddedPaystub, 'id'>): AddedPaystub;
};

/** What was added to accounts for good. */
export function openAddedRecords(records: RecordStore): AddedRecords {
  const shifts = records.of<AddedShift>('pinwheel_added_shift');
  const paystubs = records.of<AddedPaystub>('pinwheel_added_paystub');
  return {
    shifts: (accountId) => shifts.listOf(accountId),
    paystubs: (accountId) => paystubs.listOf(accountId),
    addShift(accountId, shift) {
      const added = { ...shift, id: crypto.randomUUID() };
      shifts.put(added.id, added, accountId);
      return added;
    },
    addPaystub(accountId, paystub) {
      const added = { ...paystub, id: crypto.randomUUID() };
      paystubs.put(added.id, added, accountId);
      return added;
    },
  };
}
