import { describe, expect, it } from '@jest/globals';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'repayment-1@reset.example',
  sequence: 0,
  day: '2026-12-31',
  summary: 'Reset repayment: $30.00',
  description: 'Juniper Bank is debited.',
  url: 'https://reset.example/account/repayments',
  ...changes,
});
const NOW = new Date('2026-11-20T20:00:00.123Z');
const file = (changes: Partial<CalendarEntry> = {}) => calendarFile(entry(changes), NOW);
/** As a calendar reads it: RFC 5545, section 3.1. */
const unfold = (text: string) => text.replaceAll('\r\n ', '');

describe('calendarFile', () => {
  it('has one entry that takes the whole day, over the end of a year too', () => {
    expect(file().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Reset//Repayments//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:repayment-1@reset.example',
      'DTSTAMP:20261120T200000Z',
      'SEQUENCE:0',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Reset repayment: $30.00',
      'DESCRIPTION:Juniper Bank is debited.',
      'URL:https://reset.example/account/repayments',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Reset repayment: $30.00',
      'TRIGGER:-PT15H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('escapes what would end a value', () => {
    const text = file({ description: 'A\\B; C, D\r\nEND:VEVENT\nmore' });
    expect(text).toContain('DESCRIPTION:A\\\\B\\; C\\, D\\nEND:VEVENT\\nmore\r\n');
    expect(text.match(/\r\nEND:VEVENT/g)).toHaveLength(1);
  });

  it.each(['a'.repeat(300), 'é'.repeat(120), '🏦'.repeat(80), `x${'🏦é'.repeat(50)}`])(
    'folds lines at 75 octets and cuts no character: %s',
    (summary) => {
      const text = file({ summary });
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toContain('\uFFFD');
      }
      expect(unfold(text)).toContain(`SUMMARY:${summary}\r\n`);
    },
  );

  it('keeps the id of an entry whose day has moved, and counts on', () => {
    const uid = (text: string) => /UID:(.*)\r\n/.exec(text)?.[1];
    const moved = file({ day: '2026-11-30', sequence: 20_787 });
    expect(uid(moved)).toBe(uid(file()));
    expect(moved).toContain('\r\nSEQUENCE:20787\r\n');
  });
});
