import { describe, expect, it } from '@jest/globals';
import { type Answers, noAnswers, otherPick, type PlatformPick } from './answers.ts';
import { outcomeOf, questionnaireOf } from './questionnaire-outcome.ts';

const northwind: PlatformPick = {
  value: 'sandbox-northwind-payroll',
  label: 'Northwind Payroll',
  products: ['income', 'employment', 'shifts', 'direct_deposit_switch', 'paystubs'],
};
const harvest: PlatformPick = {
  value: 'sandbox-harvest-pay',
  label: 'Harvest Pay',
  products: ['income', 'employment', 'shifts', 'direct_deposit_switch'],
};
const answers = (changes: Partial<Answers>): Answers => ({ ...noAnswers, ...changes });
const elsewhere = answers({
  incomeType: 'hourly',
  tracksHoursWithPayroll: 'no',
  payroll: northwind,
});

describe('questionnaireOf', () => {
  it('has nothing where nothing is answered [ONB-068]', () => {
    expect(questionnaireOf(noAnswers)).toEqual({
      incomeType: null,
      tracksHoursWithPayroll: null,
      payroll: null,
      timeAndAttendance: null,
    });
  });

  it('has id and name of what was picked, and the name of another [ONB-068]', () => {
    const other = answers({
      ...elsewhere,
      timeAndAttendance: otherPick('Other'),
      timeAndAttendanceOtherName: ' Tea clock ',
    });
    expect(questionnaireOf(other)).toEqual({
      incomeType: 'hourly',
      tracksHoursWithPayroll: false,
      payroll: {
        id: 'sandbox-northwind-payroll',
        name: 'Northwind Payroll',
        products: northwind.products,
      },
      timeAndAttendance: { id: null, name: 'Tea clock' },
    });
  });

  it('forgets what is not asked of her kind of income', () => {
    const salaried = answers({ ...elsewhere, incomeType: 'salary', timeAndAttendance: northwind });
    expect(questionnaireOf(salaried)).toMatchObject({
      tracksHoursWithPayroll: null,
      timeAndAttendance: null,
    });
  });
});

describe('outcomeOf', () => {
  it.each([
    ['indeterminate', noAnswers],
    ['indeterminate', answers({ incomeType: 'salary' })],
    ['eligible', answers({ incomeType: 'salary', payroll: northwind })],
    ['ineligible', answers({ incomeType: 'salary', payroll: harvest })],
    ['indeterminate', answers({ incomeType: 'hourly', payroll: northwind })],
    [
      'eligible',
      answers({ incomeType: 'hourly', tracksHoursWithPayroll: 'yes', payroll: northwind }),
    ],
    ['indeterminate', elsewhere],
    ['eligible', answers({ ...elsewhere, timeAndAttendance: harvest })],
    ['indeterminate', answers({ incomeType: 'gig', payroll: otherPick('Other') })],
    [
      'ineligible',
      answers({ incomeType: 'gig', payroll: otherPick('Other'), payrollOtherName: 'Ferry taps' }),
    ],
  ] as const)('is %s for %j', (outcome, given) => {
    expect(outcomeOf(given)).toBe(outcome);
  });
});
