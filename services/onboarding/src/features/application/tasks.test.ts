import type { TaskName } from '@reset/api-contract/onboarding/application-status.ts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Applicant } from './applicant.ts';
import type { Product } from './product.ts';
import { taskList } from './tasks.ts';

const NEW: Applicant = { isConfirmed: true, hasBank: false, hasPayroll: false, hasCard: false };
const LINKED: Applicant = { ...NEW, hasBank: true, hasPayroll: true };
const TASKS: TaskName[] = [
  'signup',
  'bank_linking',
  'payroll_linking',
  'terms_acceptance',
  'personal_info_submission',
  'identity_verification',
  'repayment_setup',
  'tax_filing_submission',
];

const cardTasks = (applicant: Applicant, ...recorded: TaskName[]) =>
  taskList('earned_wage_access', applicant, new Set(recorded));
const taxTasks = (applicant: Applicant, ...recorded: TaskName[]) =>
  taskList('tax_refund_advance', applicant, new Set(recorded));

describe('taskList', () => {
  it('asks somebody new for her bank, before her payroll [ONB-016]', () => {
    expect(cardTasks(NEW)).toEqual({
      current: 'bank_linking',
      tasks: {
        signup: 'complete',
        bank_linking: 'ready',
        payroll_linking: 'incomplete',
        terms_acceptance: 'incomplete',
        personal_info_submission: 'incomplete',
        identity_verification: 'incomplete',
        repayment_setup: 'incomplete',
        tax_filing_submission: 'incomplete',
      },
    });
  });

  it.each<[TaskName, Applicant, TaskName[]]>([
    ['payroll_linking', { ...NEW, hasBank: true }, []],
    ['terms_acceptance', LINKED, []],
    ['terms_acceptance', { ...LINKED, hasPayroll: false }, ['payroll_linking']],
    ['personal_info_submission', LINKED, ['terms_acceptance']],
    ['identity_verification', LINKED, ['terms_acceptance', 'personal_info_submission']],
    [
      'repayment_setup',
      LINKED,
      ['terms_acceptance', 'personal_info_submission', 'identity_verification'],
    ],
  ])('asks an applicant for the card for %s next', (next, applicant, recorded) => {
    expect(cardTasks(applicant, ...recorded).current).toBe(next);
  });

  it.each<[TaskName, Applicant, TaskName[]]>([
    ['bank_linking', NEW, []],
    ['terms_acceptance', { ...NEW, hasBank: true }, []],
    ['personal_info_submission', { ...NEW, hasBank: true }, ['terms_acceptance']],
    [
      'tax_filing_submission',
      { ...NEW, hasBank: true },
      ['terms_acceptance', 'personal_info_submission'],
    ],
  ])('asks a tax customer for %s next, and never for her payroll', (next, applicant, recorded) => {
    const list = taxTasks(applicant, ...recorded);
    expect(list.current).toBe(next);
    expect(list.tasks.payroll_linking).toBe('incomplete');
  });

  it('is not confused by what was done ahead of its turn', () => {
    const { current, tasks } = cardTasks({ ...NEW, hasPayroll: true });
    expect(current).toBe('bank_linking');
    expect(tasks.payroll_linking).toBe('complete');
  });

  it('asks again for a bank that was unlinked', () => {
    const recorded: TaskName[] = ['terms_acceptance', 'personal_info_submission'];
    expect(cardTasks({ ...LINKED, hasBank: false }, ...recorded).current).toBe('bank_linking');
  });

  it('asks nothing more of who has her card, whatever is recorded', () => {
    const { current, tasks } = cardTasks({ ...LINKED, hasCard: true });
    expect(current).toBeNull();
    expect(tasks).toMatchObject({
      repayment_setup: 'complete',
      tax_filing_submission: 'incomplete',
    });
  });

  it('asks a tax customer for her own tasks even when she has a card', () => {
    expect(taxTasks({ ...LINKED, hasCard: true }).current).toBe('terms_acceptance');
  });

  const products = fc.constantFrom<Product>('earned_wage_access', 'tax_refund_advance');
  const applicants = fc.record({
    isConfirmed: fc.boolean(),
    hasBank: fc.boolean(),
    hasPayroll: fc.boolean(),
    hasCard: fc.boolean(),
  });
  const recordings = fc.uniqueArray(fc.constantFrom(...TASKS));

  it('has exactly one task to do now until nothing is left, and that is the current one [ONB-014]', () => {
    fc.assert(
      fc.property(products, applicants, recordings, (product, applicant, recorded) => {
        const { current, tasks } = taskList(product, applicant, new Set(recorded));
        const ready = TASKS.filter((task) => tasks[task] === 'ready');
        expect(ready).toEqual(current === null ? [] : [current]);
      }),
    );
  });

  it('never has a task to do before the current one, and never goes back for one more done', () => {
    const place = (task: TaskName | null) => (task === null ? TASKS.length : TASKS.indexOf(task));
    fc.assert(
      fc.property(
        products,
        applicants,
        recordings,
        fc.constantFrom(...TASKS),
        (product, applicant, recorded, more) => {
          const before = taskList(product, applicant, new Set(recorded));
          const after = taskList(product, applicant, new Set([...recorded, more]));
          expect(place(after.current)).toBeGreaterThanOrEqual(place(before.current));
        },
      ),
    );
  });
});
