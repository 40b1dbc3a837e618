import { Icon, type IconName } from '#components/icon/icon.tsx';
import styles from './intro-steps.module.css';

interface IntroStep {
  id: string;
  icon: IconName;
  label: string;
  text: string;
}

/** What lies ahead, in order, before anything is asked; its labels are headings below the page's. */
export function IntroSteps({ steps }: { steps: readonly IntroStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, icon, label, text }) => (
        <li key={id} className={styles.step}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <div>
            <h2 className={styles.label}>{label}</h2>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
