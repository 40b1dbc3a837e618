import { ChoiceRow } from '@reset/shared-ui';
import { useId } from 'react';
import type { Question } from '../model/questions.ts';
import { useMessages } from '../survey-messages.ts';
import styles from './choice-group.module.css';

interface Props {
  question: Question;
  /** What to do, and so why it does not go on yet. */
  hint: string;
  /** The value of the answer; undefined while there is none. */
  chosen: number | undefined;
  onChoose: (value: number) => void;
}

/** The question, which is the heading of its screen too, and its answers, all of them in sight. */
export function ChoiceGroup({ question, hint, chosen, onChoose }: Props) {
  const t = useMessages();
  const hintId = useId();
  return (
    <fieldset role="radiogroup" className={styles.group} aria-describedby={hintId}>
      <legend className={styles.legend}>
        <h1 tabIndex={-1}>{t(question.text)}</h1>
      </legend>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      {question.choices.map(({ text, value }) => (
        <ChoiceRow
          key={text}
          name={question.text}
          value={value}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        >
          {t(text)}
        </ChoiceRow>
      ))}
    </fieldset>
  );
}
