import { SURVEY_LENGTH } from '@reset/financial-health/survey.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  prepareResultsMail,
  ResultsMailForm,
  type Recipient,
} from '#features/results-mail/results-mail.ts';
import { useStageArrival } from '#stages/use-stage-arrival.ts';
import { useStages } from '#stages/use-stages.ts';
import { sendSurvey } from '../api/send-survey.ts';
import { Questionnaire } from '../components/questionnaire.tsx';
import { SurveyIntro } from '../components/survey-intro.tsx';
import { SurveyResults } from '../components/survey-results.tsx';
import { keptAnswers } from '../model/kept-answers.ts';
import { openStage, STAGES, type OpenStage } from '../model/open-stage.ts';
import { useMessages } from '../survey-messages.ts';

/** /financial-health: eight questions, then a mail, whose link opens the results here. */
export function SurveyPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const stages = useStages(STAGES, SURVEY_LENGTH);
  const { answers, choose, forget } = useAnswers();
  const stage = openStage({ ...stages, ss: search.get('ss') }, answers.length);
  useStageArrival(useStageTitle(stage));

  async function send(user: Recipient) {
    const result = await sendSurvey(user, answers);
    if (result.ok) forget();
    return result;
  }

  function start() {
    prepareResultsMail();
    stages.goTo('questionnaire');
  }

  switch (stage.name) {
    case 'RESULTS':
      return <SurveyResults answers={stage.answers} />;
    case 'SIGNUP':
      return <ResultsMailForm title={t('signup.title')} intro={t('signup.intro')} onSend={send} />;
    case 'QUESTIONNAIRE':
      return (
        <Questionnaire place={stage.place} answers={answers} stages={stages} onChoose={choose} />
      );
    case 'INTRO':
      return <SurveyIntro onStart={start} />;
  }
}

/** What the document is called while a stage is open. */
function useStageTitle(stage: OpenStage): string {
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

/** The answers so far, from the first question on. They outlive a reload until `forget`. */
function useAnswers() {
  const [answers, setAnswers] = useState(keptAnswers.read);
  return {
    answers,
    choose(place: number, value: number): void {
      const after = [...answers.slice(0, place), value, ...answers.slice(place + 1)];
      setAnswers(after);
      keptAnswers.keep(after);
    },
    /** In this tab; the page itself still knows them, for who asks to have them sent again. */
    forget: keptAnswers.forget,
  };
}
