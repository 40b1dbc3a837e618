/* The financial health survey (specification 2, sections 3, 4 and 9). */

/** In the order of the questions, two each. */
export const SURVEY_CATEGORIES = ['spending', 'saving', 'borrowing', 'planning'] as const;
export type SurveyCategory = (typeof SURVEY_CATEGORIES)[number];

/** How many questions there are. */
export const SURVEY_LENGTH = 2 * SURVEY_CATEGORIES.length;

/** The most that one answer, a category or the whole survey can be worth. */
export const MAX_POINTS = 100;

const TOP_FROM = 80;
const MIDDLE_FROM = 40;

/** Where a score stands. Members and staff have words of their own for each (decision C-001). */
export type SurveyBand = 'top' | 'middle' | 'bottom';

/**
 * The mean of the answers, rounded half up.
 * @param answers eight, each 0 to 255; what is above 100 counts as 100 (decision C-029)
 */
export const surveyScore = (answers: readonly number[]): number =>
  Math.round(answers.reduce((sum, answer) => sum + clamped(answer), 0) / answers.length);

/** @param score rounded, 0 to 100 */
export function surveyBand(score: number): SurveyBand {
  if (score >= TOP_FROM) return 'top';
  return score >= MIDDLE_FROM ? 'middle' : 'bottom';
}

/** Each category's sum of two answers halved, 0 to 100, not rounded (decision C-027). */
export const categoryScores = (
  answers: readonly number[],
): { category: SurveyCategory; score: number }[] =>
  SURVEY_CATEGORIES.map((category, place) => ({
    category,
    score: (clamped(answers[2 * place] ?? 0) + clamped(answers[2 * place + 1] ?? 0)) / 2,
  }));

const clamped = (answer: number): number => Math.min(answer, MAX_POINTS);
