/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { keptAnswers } from './kept-answers.ts';

beforeEach(() => sessionStorage.clear());

describe('keptAnswers', () => {
  it('gives back what was kept, until it is forgotten', () => {
    expect(keptAnswers.read()).toEqual([]);
    keptAnswers.keep([100, 25]);
    expect(keptAnswers.read()).toEqual([100, 25]);
    keptAnswers.forget();
    expect(keptAnswers.read()).toEqual([]);
  });

  it('stays within this tab', () => {
    keptAnswers.keep([100]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['no list', '{"length":8}', []],
    ['no JSON', '[100,', []],
    ['an answer that no question has', '[100,25,12,0]', [100, 25]],
    ['an answer of another question', '[67]', []],
    ['a text', '["100"]', []],
    ['more than there are questions', '[100,100,100,100,100,100,100,100,100]', Array(8).fill(100)],
  ])('makes the best of %s', (_, written, answers) => {
    sessionStorage.setItem('financialHealthSurvey', written);
    expect(keptAnswers.read()).toEqual(answers);
  });
});
