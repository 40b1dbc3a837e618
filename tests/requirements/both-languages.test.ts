import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@reset/api-contract/public/language.ts';
import { expect, it } from '@jest/globals';
import { saysRepaymentWrong } from '../../shell/remote-sdk/testing/repayment-word.ts';
import { QUOTED, saidToPeople, type Said } from './said-to-people.ts';

/* Whatever is sent to people says the same in English and in Spanish. */

const SERVICES = join(import.meta.dirname, '../../services');

const whole = ({ say }: Said, language: Language): string => {
  const message = say(language);
  return typeof message === 'string' ? message : `${message.subject}\n\n${message.text}`;
};
const MESSAGES = saidToPeople().map((one) => ({
  what: one.what,
  english: whole(one, 'en-US'),
  spanish: whole(one, 'es-US'),
}));

const LINK = /https?:\/\/\S+/g;
const found = (text: string, pattern: RegExp): string[] => (text.match(pattern) ?? []).toSorted();
const withoutLinks = (text: string): string => text.replaceAll(LINK, '');

it('has each mail and text that is defined', async () => {
  const tried = new Set(MESSAGES.map(({ what }) => what.split(' ')[0]));
  const missing: string[] = [];
  let read = 0;
  for await (const path of glob('{public,onboarding,member}/src/**/*.ts', { cwd: SERVICES })) {
    const source = await readFile(join(SERVICES, path), 'utf8');
    for (const [, name = '', kind] of source.matchAll(/(\w+) = define(Mail|Text)</g)) {
      read += 1;
      // Two features name theirs alike.
      const called = path.includes('/passkeys/') ? 'passkeyMail' : name;
      const isNotice = path.includes('/second-factor/') && kind === 'Mail';
      if (!tried.has(isNotice ? 'secondFactorMail' : called)) missing.push(`${path}: ${name}`);
    }
  }
  expect(read).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});

it('leads to the same pages and says the same figures', () => {
  // Amounts to the cent, days, hours, digits of accounts and codes.
  const FIGURE = /\$?\d[\d,.:]*\d|\d/g;
  const saidIn = (text: string) => [...found(text, LINK), ...found(withoutLinks(text), FIGURE)];
  for (const { what, english, spanish } of MESSAGES) {
    expect([what, ...saidIn(spanish)]).toEqual([what, ...saidIn(english)]);
  }
});

it('says the same days', () => {
  const SPANISH_DAY = /(lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d+ de \w+/g;
  for (const { what, english, spanish } of MESSAGES) {
    const days = [...english.matchAll(/(\w+day), ([A-Z]\w+) (\d+)/g)].map(
      ([, weekday = '', month = '', day]) => `${WEEKDAYS[weekday]}, ${day} de ${MONTHS[month]}`,
    );
    expect([what, ...found(spanish, SPANISH_DAY)]).toEqual([what, ...days.toSorted()]);
  }
});

it('has no English left in the Spanish', () => {
  for (const { what, english, spanish } of MESSAGES) {
    const words = QUOTED.reduce((text, name) => text.replaceAll(name, ''), withoutLinks(spanish));
    expect([what, words.match(ENGLISH_WORD)?.input ?? null]).toEqual([what, null]);
    expect(withoutLinks(english)).toMatch(ENGLISH_WORD);
  }
});

it('speaks of somebody in one way: tú', () => {
  for (const { what, spanish } of MESSAGES) {
    expect([what, spanish.match(/\b(usted|ustedes|vosotros|vuestro)\b/i)]).toEqual([what, null]);
  }
});

it('calls a repayment "pago", as what comes back to her is a "devolución"', () => {
  for (const { what, english, spanish } of MESSAGES) {
    expect([what, saysRepaymentWrong(english, spanish)]).toEqual([what, false]);
  }
});

const ENGLISH_WORD =
  /(?<!\p{L})(the|you|your|we|us|our|and|or|is|are|was|of|with|for|from|this|it|to|at|by|on|not|if|card)(?!\p{L})/iu;
const WEEKDAYS: Readonly<Record<string, string>> = {
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
};
const MONTHS: Readonly<Record<string, string>> = {
  November: 'noviembre',
  December: 'diciembre',
  January: 'enero',
  April: 'abril',
};
