import { SURVEY_LENGTH } from '@reset/financial-health/survey.ts';
import type { OpenStage } from '../model/open-stage.ts';
import { useMessages } from '../survey-messages.ts';

/** What the document is called while a stage is open. */
export function useStageTitle(stage: OpenStage): string {
  const t = useMessages();
  switch (stage.name) {
    case 'QUESTIONNAIRE':
      return t('questionnaire.title', { number: stage.place + 1, count: SURVEY_LENGTH });
    case 'SIGNUP':
      return t('signup.title');
    case 'RESULTS':
      return t('results.title');
    case 'INTRO':
      return t('title');
  }
}
