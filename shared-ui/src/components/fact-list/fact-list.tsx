import { Icon, type IconName } from '#components/icon/icon.tsx';
import styles from './fact-list.module.css';

interface Fact {
  id: string;
  icon: IconName;
  /** What it is about, in bold: `Read only.` */
  label: string;
  text: string;
}

/** The few things worth knowing before something is done, quieter than what is to be done. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <ul className={styles.list}>
    {facts.map(({ id, icon, label, text }) => (
      <li key={id} className={styles.fact}>
        <Icon name={icon} />
        <p>
          <strong>{label}</strong> {text}
        </p>
      </li>
    ))}
  </ul>
);
