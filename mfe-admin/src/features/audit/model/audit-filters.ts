/** What of the log is looked at, as it stands in the address; '' for what is not said. */
export interface AuditFilters {
  user_id: string;
  staff_id: string;
  action: string;
  /** Days in the Pacific, the last one included. */
  from: string;
  to: string;
}

const NAMES = ['user_id', 'staff_id', 'action', 'from', 'to'] as const;

export const readFilters = (search: URLSearchParams): AuditFilters =>
  Object.fromEntries(
    NAMES.map((name) => [name, search.get(name) ?? '']),
  ) as unknown as AuditFilters;

/** The address of these filters, at the newest entries. */
export const filtersQuery = (filters: AuditFilters): string =>
  new URLSearchParams(
    NAMES.map((name) => [name, filters[name].trim()]).filter(([, value]) => value !== ''),
  ).toString();

/** What the service is asked for: its instants are those at which the days begin and end. */
export function auditCall(search: URLSearchParams): string {
  const { from, to, ...same } = readFilters(search);
  const asked = new URLSearchParams(filtersQuery({ ...same, from: '', to: '' }));
  if (from !== '') asked.set('from', startOfDay(from).toISOString());
  if (to !== '') asked.set('to', startOfDay(to, 1).toISOString());
  const before = search.get('before');
  if (before !== null) asked.set('before', before);
  return asked.size > 0 ? `/admin/audit_entries?${asked.toString()}` : '/admin/audit_entries';
}

const HOUR_MS = 60 * 60 * 1000;
const hour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Los_Angeles',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Midnight in Los Angeles, which is seven or eight hours behind. */
function startOfDay(date: string, daysLater = 0): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`) + daysLater * 24 * HOUR_MS;
  const summer = new Date(midnight + 7 * HOUR_MS);
  return hour.format(summer) === '00' ? summer : new Date(midnight + 8 * HOUR_MS);
}
