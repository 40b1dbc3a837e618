import type { ReactNode } from 'react';
import { Icon } from '#components/icon/icon.tsx';
import styles from './accordion.module.css';

interface Props {
  id: string;
  title: string;
  headingLevel: 2 | 3;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** One title that unfolds what it is about. */
export function AccordionItem({ id, title, headingLevel, isOpen, onToggle, children }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.item}>
      <Heading className={styles.heading}>
        <button
          id={id}
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          onClick={onToggle}
        >
          {title}
          <Icon name="chevron-down" />
        </button>
      </Heading>
      <div id={`${id}-content`} className={styles.fold} inert={!isOpen}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
