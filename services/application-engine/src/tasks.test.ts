import type { TaskName } from '@reset/api-contract/onboarding/application-status.ts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { taskList } from './tasks.ts';
import { PRODUCTS, someFacts, TASKS } from './testing/some-facts.ts';

type Changes = Parameters<typeof someFacts>[0];

const BANK = { hasBank: true };
const LINKED = { hasBank: true, hasPayroll: true };

const cardTasks = (changes: Changes) => taskList('earned_wage_access', someFacts(changes));
const taxTasks = (changes: Changes) => taskList('tax_refund_advance', someFacts(changes));

describe('taskList', () => {
  it('asks somebody new for her bank, before her payroll [ONB-016]', () => {
    expect(cardTasks({})).toEqual({
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

  it.each<[TaskName, Changes]>([
    ['payroll_linking', BANK],
    ['payroll_linking', { ...BANK, payrollPolicy: 'required' }],
    ['terms_acceptance', { ...BANK, payrollPolicy: 'not_asked' }],
    ['terms_acceptance', LINKED],
    ['terms_acceptance', { ...BANK, card: ['payroll_linking'] }],
    ['personal_info_submission', { ...LINKED, card: ['terms_acceptance'] }],
    [
      'identity_verification',
      { ...LINKED, card: ['terms_acceptance', 'personal_info_submission'] },
    ],
    [
      'repayment_setup',
      {
        ...LINKED,
        card: ['terms_acceptance', 'personal_info_submission', 'identity_verification'],
      },
    ],
  ])('asks an applicant for the card for %s next, given %j', (next, changes) => {
    expect(cardTasks(changes).current).toBe(next);
  });

  it.each<[TaskName, Changes]>([
    ['bank_linking', {}],
    ['terms_acceptance', BANK],
    ['personal_info_submission', { ...BANK, tax: ['terms_acceptance'] }],
    ['tax_filing_submission', { ...BANK, tax: ['terms_acceptance', 'personal_info_submission'] }],
  ])('asks a tax customer for %s next, and never for her payroll, given %j', (next, changes) => {
    const list = taxTasks({ ...changes, payrollPolicy: 'required' });
    expect(list.current).toBe(next);
    expect(list.tasks.payroll_linking).toBe('incomplete');
  });

  it('is not confused by what was done ahead of its turn', () => {
    const { current, tasks } = cardTasks({ hasPayroll: true });
    expect(current).toBe('bank_linking');
    expect(tasks.payroll_linking).toBe('complete');
  });

  it('asks again for a bank that was unlinked', () => {
    const card: TaskName[] = ['terms_acceptance', 'personal_info_submission'];
    expect(cardTasks({ ...LINKED, hasBank: false, card }).current).toBe('bank_linking');
  });

  it('asks nothing more of who waits for her card, though she unlinks her bank [ONB-006]', () => {
    const { current, tasks } = cardTasks({ card: ['repayment_setup'] });
    expect(current).toBeNull();
    expect(tasks).toMatchObject({ bank_linking: 'complete', payroll_linking: 'complete' });
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

  const TOLD: TaskName[] = ['terms_acceptance', 'personal_info_submission'];

  it.each<[TaskName, Changes]>([
    ['tax_filing_submission', { ...BANK, card: TOLD }],
    ['tax_filing_submission', { ...BANK, card: [...TOLD, 'identity_verification'] }],
    ['personal_info_submission', { ...BANK, card: ['terms_acceptance'] }],
    // The terms have changed, or her card's application was cancelled and what she told was kept.
    ['terms_acceptance', { ...BANK, card: ['personal_info_submission'] }],
    ['terms_acceptance', { ...BANK, isInfoSubmitted: true }],
    ['tax_filing_submission', { ...BANK, isInfoSubmitted: true, tax: ['terms_acceptance'] }],
    ['bank_linking', { card: TOLD }],
  ])('asks who applied for the card first for %s alone, given %j [ONB-133]', (next, changes) => {
    expect(taxTasks(changes).current).toBe(next);
  });

  it('asks who filed her taxes first for nothing twice, and verifies who she is all the same', () => {
    expect(cardTasks({ ...LINKED, tax: [...TOLD, 'tax_filing_submission'] }).current).toBe(
      'identity_verification',
    );
    expect(cardTasks({ ...BANK, tax: TOLD }).current).toBe('payroll_linking');
  });

  const products = fc.constantFrom(...PRODUCTS);
  const recordings = fc.uniqueArray(fc.constantFrom(...TASKS));
  const applicants = fc.record({
    isConfirmed: fc.boolean(),
    hasBank: fc.boolean(),
    hasPayroll: fc.boolean(),
    hasCard: fc.boolean(),
    payrollPolicy: fc.constantFrom('required', 'optional', 'not_asked'),
  });

  it('has exactly one task to do now until nothing is left, the first that is ready [ONB-014]', () => {
    fc.assert(
      fc.property(products, applicants, recordings, (product, applicant, recorded) => {
        const facts = someFacts({ ...applicant, card: recorded, tax: recorded });
        const { current, tasks } = taskList(product, facts);
        const ready = TASKS.filter((task) => tasks[task] === 'ready');
        expect(ready).toEqual(current === null ? [] : [current]);
      }),
    );
  });

  it('never has a task to do before the current one, and never goes back for one more done', () => {
    const place = (task: TaskName | null) => (task === null ? TASKS.length : TASKS.indexOf(task));
    const currentOf = (
      product: (typeof PRODUCTS)[number],
      applicant: Changes,
      recorded: TaskName[],
    ) => taskList(product, someFacts({ ...applicant, card: recorded, tax: recorded })).current;
    fc.assert(
      fc.property(
        products,
        applicants,
        recordings,
        fc.constantFrom(...TASKS),
        (product, applicant, recorded, more) => {
          const before = currentOf(product, applicant, recorded);
          const after = currentOf(product, applicant, [...recorded, more]);
          expect(place(after)).toBeGreaterThanOrEqual(place(before));
        },
      ),
    );
  });
});
