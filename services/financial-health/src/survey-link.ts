import { SURVEY_LENGTH } from './survey.ts';

const PAIRS = new RegExp(`^(?:[0-9a-f]{2}){${SURVEY_LENGTH}}$`, 'i');

/** Eight answers as the `ss` of a results link. @param answers whole numbers, 0 to 255 */
export const writeSurveyLink = (answers: readonly number[]): string =>
  answers.map((answer) => answer.toString(16).padStart(2, '0')).join('');

/** The eight answers, 0 to 255 each, of an `ss`; null when it is not exactly eight hex pairs. */
export function readSurveyLink(ss: string | null): number[] | null {
  if (ss === null || !PAIRS.test(ss)) return null;
  return Array.from({ length: SURVEY_LENGTH }, (_, place) =>
    Number.parseInt(ss.slice(2 * place, 2 * place + 2), 16),
  );
}
