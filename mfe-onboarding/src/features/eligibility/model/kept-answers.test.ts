/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { noAnswers, type Answers } from './answers.ts';
import { keptAnswers as keptAnswersOf } from './kept-answers.ts';

const keptAnswers = keptAnswersOf('hazel');

const KEY = 'eligibilityQuestionnaire';
const answers: Answers = {
  ...noAnswers,
  incomeType: 'gig',
  payroll: { value: 'sandbox-errandly', label: 'Errandly', products: ['income'] },
};

beforeEach(() => sessionStorage.clear());

describe('the answers of this tab', () => {
  it('are none at first', () => {
    expect(keptAnswers.read()).toBeNull();
  });

  it('are as they were kept', () => {
    keptAnswers.keep(answers);
    expect(keptAnswers.read()).toEqual(answers);
  });

  it.each([
    'no JSON',
    '[]',
    'null',
    JSON.stringify({ ...answers, incomeType: 'lottery' }),
    JSON.stringify({ ...answers, payroll: { value: 'sandbox-errandly' } }),
    JSON.stringify({ ...answers, payrollOtherName: 7 }),
  ])('are not %s, which nobody answered here', (written) => {
    sessionStorage.setItem(KEY, `{"userId":"hazel","value":${written}}`);
    expect(keptAnswers.read()).toBeNull();
  });
});
