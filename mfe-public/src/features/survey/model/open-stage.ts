import { readSurveyLink } from '@reset/financial-health/survey-link.ts';
import { SURVEY_LENGTH } from '@reset/financial-health/survey.ts';

/** The stages that are walked through, as the address spells them. */
export const STAGES = ['intro', 'questionnaire', 'signup'] as const;

/** What the address asks for. */
interface Requested {
  /** Of a results link. */
  ss: string | null;
  stage: (typeof STAGES)[number];
  /** Which question, from 1. */
  step: number;
}

export type OpenStage =
  | { name: 'INTRO' }
  /** The place of the question, from 0. */
  | { name: 'QUESTIONNAIRE'; place: number }
  | { name: 'SIGNUP' }
  /** Eight answers, 0 to 255 each. */
  | { name: 'RESULTS'; answers: number[] };

/**
 * What an address opens: results by the link of the mail alone, a question when those before it are
 * answered, the sign-up when all are, and otherwise the intro.
 * @param answered how many questions are answered
 */
export function openStage({ ss, stage, step }: Requested, answered: number): OpenStage {
  const linked = readSurveyLink(ss);
  if (linked) return { name: 'RESULTS', answers: linked };
  if (stage === 'signup' && answered === SURVEY_LENGTH) return { name: 'SIGNUP' };
  const place = step - 1;
  if (stage === 'questionnaire' && place <= answered) return { name: 'QUESTIONNAIRE', place };
  return { name: 'INTRO' };
}
