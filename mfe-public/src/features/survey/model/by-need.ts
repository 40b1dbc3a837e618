import { categoryScores, type SurveyCategory } from '@reset/financial-health/survey.ts';

/** The four categories, the one that needs help most first; of equals the one that was asked first. */
export const byNeed = (answers: readonly number[]): { category: SurveyCategory; score: number }[] =>
  categoryScores(answers)
    .map(({ category, score }) => ({ category, score: Math.round(score) }))
    .toSorted((one, other) => one.score - other.score);
