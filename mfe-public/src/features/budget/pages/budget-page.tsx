import { readBudgetLink } from '@reset/financial-health/budget-link.ts';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { prepareResultsMail, ResultsMailForm } from '#features/results-mail/results-mail.ts';
import { useStages } from '#stages/use-stages.ts';
import { useMessages } from '../budget-messages.ts';
import { BudgetIntro } from '../components/budget-intro.tsx';
import { BudgetQuestionnaireSkeleton } from '../components/budget-questionnaire-skeleton.tsx';
import { BudgetResults } from '../components/budget-results.tsx';
import { useBudgetAnswers } from '../components/use-budget-answers.ts';
import { useBudgetArrival } from '../components/use-budget-arrival.ts';
import { BUDGET_STAGES, BUDGET_STEPS, isComplete } from '../model/budget-steps.ts';

/** With what forms are made of, which who only reads does not need. */
const loadQuestionnaire = () => import('../components/budget-questionnaire.tsx');
const BudgetQuestionnaire = lazy(async () => ({
  default: (await loadQuestionnaire()).BudgetQuestionnaire,
}));

/** /budget: five steps to a mail with a link, which is the one way to the results. */
export function BudgetPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const stages = useStages(BUDGET_STAGES, BUDGET_STEPS.length);
  const { answers, keep, send } = useBudgetAnswers();
  const results = readBudgetLink(search.get('b'));
  // Of a budget with holes there is nothing to send.
  const stage = stages.stage === 'signup' && !isComplete(answers) ? 'intro' : stages.stage;
  useBudgetArrival(results ? 'results' : stage, stages.step);

  // It is there before its stage is, so that focus finds its heading; a failure shows there.
  async function start() {
    prepareResultsMail();
    await loadQuestionnaire().catch(() => undefined);
    stages.goTo('questionnaire');
  }

  if (results) return <BudgetResults budget={results} />;
  switch (stage) {
    case 'intro':
      return <BudgetIntro onStart={() => void start()} />;
    case 'questionnaire':
      return (
        <Suspense fallback={<BudgetQuestionnaireSkeleton />}>
          <BudgetQuestionnaire answers={answers} stages={stages} onType={keep} />
        </Suspense>
      );
    case 'signup':
      return <ResultsMailForm title={t('signup.heading')} intro={t('signup.text')} onSend={send} />;
  }
}
