import { useSearchParams } from 'react-router';
import { SURVEY_LENGTH } from '@reset/financial-health/survey.ts';
import {
  prepareResultsMail,
  ResultsMailForm,
  type Recipient,
} from '#features/results-mail/results-mail.ts';
import { useStageArrival } from '#page-title/use-stage-arrival.ts';
import { useStages } from '#stages/use-stages.ts';
import { sendSurvey } from '../api/send-survey.ts';
import { Questionnaire } from '../components/questionnaire.tsx';
import { SurveyIntro } from '../components/survey-intro.tsx';
import { SurveyResults } from '../components/survey-results.tsx';
import { useAnswers } from '../components/use-answers.ts';
import { useStageTitle } from '../components/use-stage-title.ts';
import { openStage, STAGES } from '../model/open-stage.ts';
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
