import { Button } from '@reset/shared-ui';
import { QuestionnaireBar } from '#stages/questionnaire-bar.tsx';
import type { Stages } from '#stages/use-stages.ts';
import type { STAGES } from '../model/open-stage.ts';
import { questions, type Question } from '../model/questions.ts';
import { useMessages } from '../survey-messages.ts';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './questionnaire.module.css';

interface Props {
  /** Of the question that is asked, from 0. */
  place: number;
  answers: readonly number[];
  stages: Stages<(typeof STAGES)[number]>;
  onChoose: (place: number, value: number) => void;
}

/** One question a screen. It goes on once there is an answer. */
export function Questionnaire({ place, answers, stages, onChoose }: Props) {
  const t = useMessages();
  const isLast = place === questions.length - 1;
  const question = questions[place] as Question;
  const chosen = answers[place];

  function goOn() {
    if (isLast) stages.goTo('signup');
    else stages.goTo('questionnaire', place + 2);
  }

  return (
    <div className={styles.questionnaire}>
      <QuestionnaireBar
        label={t(`category.${question.category}`)}
        step={place + 1}
        steps={questions.length}
        text={t('questionnaire.place', { number: place + 1, count: questions.length })}
        exit={t('questionnaire.exit')}
      />
      <ChoiceGroup
        key={place}
        question={question}
        hint={isLast ? t('questionnaire.chooseThenFinish') : t('questionnaire.chooseThenNext')}
        chosen={chosen}
        onChoose={(value) => onChoose(place, value)}
      />
      <div className={styles.buttons}>
        <Button onPress={stages.goBack} isWide>
          {t('questionnaire.back')}
        </Button>
        <Button variant="primary" isDisabled={chosen === undefined} onPress={goOn} isWide>
          {isLast ? t('questionnaire.finish') : t('questionnaire.next')}
        </Button>
      </div>
    </div>
  );
}
