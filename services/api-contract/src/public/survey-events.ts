import Type, { type Static } from 'typebox';
import { eventType } from '../events.ts';
import { Instant } from '../fields.ts';

/* What the public service tells of the financial health survey. The subject is the result. */

/** Somebody answered the survey; nobody proves the name and the address. */
export const SurveyAnswered = eventType('survey.answered', {
  name: Type.String(),
  email: Type.String(),
  /** 0 to 100, in the order of the questions. */
  subscores: Type.Array(Type.Integer()),
  created_at: Instant,
});

/** By type, for subscribers. */
export const surveyEvents = { 'survey.answered': SurveyAnswered };
export type SurveyEvent = Static<(typeof surveyEvents)[keyof typeof surveyEvents]>;
