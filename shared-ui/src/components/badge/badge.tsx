import { Icon } from '#components/icon/icon.tsx';
import styles from './badge.module.css';
import { toneIcons, type Tone } from './tone.ts';

interface Props {
  tone: Tone;
  /** The state in a word or two: colour and icon never speak alone. */
  children: string;
  /** Where room is scarce, as in a table: its words may take a second line. */
  canWrap?: boolean;
}

/** A thing's state, beside its name. */
export function Badge({ tone, children, canWrap = false }: Props) {
  return (
    <span className={styles.badge} data-tone={tone} data-wraps={canWrap || undefined}>
      <Icon name={toneIcons[tone]} size={14} />
      {children}
    </span>
  );
}
