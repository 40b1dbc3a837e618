/** How near a case is to the day on which it is due. */
export type Nearness = 'overdue' | 'today' | 'soon' | 'later';

/** @param daysLeft in Los Angeles: 0 on the day itself, which may be over for what has an hour */
export function nearnessOf({
  overdue,
  daysLeft,
}: {
  overdue: boolean;
  daysLeft: number;
}): Nearness {
  if (overdue) return 'overdue';
  if (daysLeft <= 0) return 'today';
  return daysLeft === 1 ? 'soon' : 'later';
}
