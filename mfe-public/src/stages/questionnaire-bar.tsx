import { Progress, Stack, TextLink } from '@reset/shared-ui';
import styles from './questionnaire-bar.module.css';

interface Props {
  /** What the questions are about. */
  label: string;
  /** The question that is asked, from 1. */
  step: number;
  steps: number;
  /** How far she is, in words. */
  text: string;
  /** What the way out is called. */
  exit: string;
}

/** On top of a questionnaire: how far she is, and the way out. */
export const QuestionnaireBar = ({ label, step, steps, text, exit }: Props) => (
  <Stack gap={8}>
    <div className={styles.exit}>
      <TextLink href="/">{exit}</TextLink>
    </div>
    <Progress label={label} value={step} max={steps} valueText={text} />
  </Stack>
);
