/**
 * The day that a text means, as `YYYY-MM-DD`: with the year first, month before day as in the
 * United States, day before month where no month has that number, or the month by name. `null`
 * when it means none, or might mean two.
 */
export function readDate(text: string): string | null {
  const parts = text.trim().toLowerCase();
  const read = [readYearFirst, readNumbers, readNamed];
  return read.map((one) => one(parts)).find((day) => day !== null) ?? null;
}

function readYearFirst(text: string): string | null {
  const [, year, month, day] =
    // With a time behind it, as programs write it.
    /^((?:19|20)\d\d)[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})(?:[t ]\d.*)?$/.exec(text) ?? [];
  return toDay(year, month, day);
}

function readNumbers(text: string): string | null {
  const [, first, second, year] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ??
    /^(\d\d)(\d\d)(\d{4})$/.exec(text) ??
    [];
  return toDay(year, first, second) ?? toDay(year, second, first);
}

function readNamed(text: string): string | null {
  const [, month, day, year] =
    /^(?:[a-z]+,\s*)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/.exec(text) ?? [];
  const [, dayFirst, monthSecond, yearLast] =
    /^(?:[a-z]+,\s*)?(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/.exec(text) ??
    [];
  return toDay(year ?? yearLast, monthNumber(month ?? monthSecond), day ?? dayFirst);
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

function monthNumber(name: string | undefined): string | undefined {
  const at = name
    ? MONTHS.findIndex((month) => month.startsWith(name) || name === SEPT[month])
    : -1;
  return at === -1 ? undefined : String(at + 1);
}

/** The one month with a second abbreviation. */
const SEPT: Record<string, string> = { september: 'sept' };

function toDay(year?: string, month?: string, day?: string): string | null {
  if (!year || !month || !day) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  // February 30 becomes a day of March, and month 13 becomes nothing.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
