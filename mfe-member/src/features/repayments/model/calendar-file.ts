import type { CalendarDate } from '#dates/calendar-date.ts';

export type CalendarEntry = {
  /** The same for the same entry, so that a calendar that has it takes the new day of it. */
  uid: string;
  /** How often its day was another: a calendar takes the entry with the greater number. */
  sequence: number;
  day: CalendarDate;
  summary: string;
  description: string;
  url: string;
};

/** RFC 5545, section 3.1: octets of a line, without its end. */
const MAX_OCTETS = 75;
const DAY_MS = 86_400_000;
const LINE_END = '\r\n';

/** A file of one entry that takes a whole day, as RFC 5545 has it. */
export const calendarFile = (
  { uid, sequence, day, summary, description, url }: CalendarEntry,
  now: Date,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Reset//Repayments//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(day))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    // Section 3.6.6: at nine in the morning of the day before, which the entry takes from its midnight.
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => fold(line) + LINE_END)
    .join('');

/** Section 3.3.11: backslashes, semicolons, commas and line ends. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (one) => `\\${one}`).replace(/\r\n|\r|\n/g, '\\n');

/** Section 3.1: a long line goes on behind a space; no character is cut in two. */
function fold(line: string): string {
  const folded: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...folded, current].join(LINE_END);
}

const encoder = new TextEncoder();

const basic = (day: CalendarDate): string => day.replaceAll('-', '');

const dayAfter = (day: CalendarDate): CalendarDate =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** '20261120T200000Z' */
const stamp = (instant: Date): string =>
  instant.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');
