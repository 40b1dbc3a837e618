import { Icon, type IconName } from '#components/icon/icon.tsx';
import styles from './intro-steps.module.css';

interface IntroStep {
  id: string;
  icon: IconName;
  label: string;
  text: string;
}

interface Props {
  steps: readonly IntroStep[];
  /** Of the labels, which are headings: one below the heading above the list. */
  level: 2 | 3;
}

/** What lies ahead, in order, before anything is asked. */
export function IntroSteps({ steps, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ol className={styles.steps} data-level={level}>
      {steps.map(({ id, icon, label, text }) => (
        <li key={id} className={styles.step}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <div>
            <Heading className={styles.label}>{label}</Heading>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
