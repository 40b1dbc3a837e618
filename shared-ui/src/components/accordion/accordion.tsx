import { useEffect, useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AccordionItem } from './accordion-item.tsx';
import styles from './accordion.module.css';
import { slug } from './slug.ts';

interface Item {
  /** Unlike any other on the page: `#` and the title in the address open the item. */
  title: string;
  content: ReactNode;
}

interface Props {
  items: Item[];
  /** The level of the titles among the page's headings. */
  headingLevel?: 2 | 3;
}

/**
 * Questions with their answers, one open at a time. The address's hash opens the item of that
 * title, written as it stands or with hyphens: `#how-do-i-repay`.
 */
export function Accordion({ items, headingLevel = 3 }: Props) {
  const prefix = useId();
  const { hash, key } = useLocation();
  const named = slug(hash);
  const [open, setOpen] = useState<string | null>(named || null);
  // The router's key stays as it is where the address was changed by hand.
  const visit = `${key} ${hash}`;
  const [followed, setFollowed] = useState(visit);

  // Each time that somebody goes there, also when she has folded the item in between.
  if (followed !== visit) {
    setFollowed(visit);
    if (items.some(({ title }) => slug(title) === named)) setOpen(named);
  }
  useEffect(() => {
    document.getElementById(`${prefix}-${named}`)?.scrollIntoView({ block: 'start' });
  }, [named, prefix]);

  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }) => {
        const id = slug(title);
        return (
          <AccordionItem
            key={id}
            id={`${prefix}-${id}`}
            title={title}
            headingLevel={headingLevel}
            isOpen={id === open}
            onToggle={() => setOpen(id === open ? null : id)}
          >
            {content}
          </AccordionItem>
        );
      })}
    </div>
  );
}
