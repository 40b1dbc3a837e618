import { SURVEY_CATEGORIES } from '@reset/financial-health/survey.ts';
import { describe, expect, it } from '@jest/globals';
import { questions } from './questions.ts';

describe('questions', () => {
  it('are eight, two of each category in its order [PUB-103, PUB-107]', () => {
    const categories = questions.map(({ category }) => category);
    expect(categories).toEqual(SURVEY_CATEGORIES.flatMap((category) => [category, category]));
  });

  it('have answers in even steps from 100 down to 0 [PUB-106, PUB-107]', () => {
    for (const { choices } of questions) {
      const values = choices.map(({ value }) => value);
      const step = 100 / (values.length - 1);
      expect(values).toEqual(values.map((_, at) => Math.round(100 - at * step)));
    }
  });
});
