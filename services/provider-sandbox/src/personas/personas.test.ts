import { describe, expect, it } from '@jest/globals';
import type { Persona } from './persona.ts';
import { findPersona, personas } from './personas.ts';

const accruedNetCents = ({ payroll }: Persona) =>
  Math.floor(
    (payroll?.unpaidShifts ?? []).reduce(
      (sum, { hours, differentialCents }) =>
        sum + hours * (payroll?.hourlyRateCents ?? 0) + differentialCents,
      0,
    ) * 0.72,
  );

const dueBeforePayday = ({ bank }: Persona) =>
  bank.bills.filter(({ isActive, dueInDays }) => isActive && dueInDays <= 11);

const billsCents = (persona: Persona) =>
  dueBeforePayday(persona).reduce((sum, { averageCents }) => sum + averageCents, 0);

/** money.md, section 4, with nothing outstanding. */
const limitCents = (persona: Persona) => {
  const net = accruedNetCents(persona);
  const left = net + Math.min(0, persona.bank.balanceCents - billsCents(persona));
  return Math.max(0, Math.min(Math.floor(net / 2), left));
};

const named = (key: string): Persona => {
  const persona = findPersona(key);
  if (!persona) throw new Error(`There is no persona ${key}.`);
  return persona;
};

describe('personas', () => {
  it('are the seeded people who have linked something, and whom the widgets sign in', () => {
    expect(personas.map(({ key }) => key)).toEqual([
      'hourly_ach',
      'direct_deposit',
      'flagged',
      'tax',
      'tax_rejected',
      'partner_hvfcu',
      'zero_limit',
      'issuing',
      'gig_worker',
      'benefits',
      'no_deposit',
      'part_timer',
    ]);
    expect(findPersona('applicant')).toBeNull();
  });

  it.each(personas.map((persona) => [persona.key, persona] as const))(
    'gives %s between 1,000 and 1,500 dollars in the bank',
    (_key, { bank }) => {
      expect(bank.balanceCents).toBeGreaterThanOrEqual(100_000);
      expect(bank.balanceCents).toBeLessThanOrEqual(150_000);
    },
  );

  it('gives hourly_ach a limit of 423 dollars and four bills before payday', () => {
    expect(limitCents(named('hourly_ach'))).toBe(42_300);
    expect(dueBeforePayday(named('hourly_ach'))).toHaveLength(4);
  });

  it('leaves zero_limit nothing although she has worked', () => {
    expect(accruedNetCents(named('zero_limit'))).toBeGreaterThan(0);
    expect(limitCents(named('zero_limit'))).toBe(0);
  });

  it.each(['direct_deposit', 'flagged', 'partner_hvfcu'])('gives %s a positive limit', (key) => {
    expect(limitCents(named(key))).toBeGreaterThan(0);
  });

  it('puts one bill of direct_deposit on payday and one on the day after', () => {
    const days = named('direct_deposit').bank.bills.map(({ dueInDays }) => dueInDays);
    expect(days).toEqual(expect.arrayContaining([11, 12]));
  });

  it.each(['tax', 'tax_rejected', 'no_deposit'])('gives %s a bank and no payroll', (key) => {
    expect(named(key).payroll).toBeNull();
  });
});
