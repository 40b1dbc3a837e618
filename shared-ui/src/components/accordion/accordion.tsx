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
  /** What is open stays so when another is opened: for what is done step by step. */
  isMultiple?: boolean;
}

/**
 * Questions with their answers, one open at a time. The address's hash opens the item of that
 * title, written as it stands or with hyphens: `#how-do-i-repay`.
 */
export function Accordion({ items, headingLevel = 3, isMultiple = false }: Props) {
  const prefix = useId();
  const { hash, key } = useLocation();
  const named = slug(hash);
  const isNamed = items.some(({ title }) => slug(title) === named);
  const [open, setOpen] = useState<readonly string[]>([]);
  // The router's key stays as it is where the address was changed by hand.
  const visit = `${key} ${hash}`;
  const [followed, setFollowed] = useState('');

  // Each time that somebody goes there, also when she has folded the item in between, and as soon
  // as the item is here.
  if (isNamed && followed !== visit) {
    setFollowed(visit);
    setOpen(isMultiple ? [...open, named] : [named]);
  }
  useEffect(() => {
    if (followed !== visit) return;
    document.getElementById(`${prefix}-${named}`)?.scrollIntoView({ block: 'start' });
  }, [followed, visit, named, prefix]);

  function toggle(id: string) {
    const others = isMultiple ? open.filter((one) => one !== id) : [];
    setOpen(open.includes(id) ? others : [...others, id]);
  }

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
            isOpen={open.includes(id)}
            onToggle={() => toggle(id)}
          >
            {content}
          </AccordionItem>
        );
      })}
    </div>
  );
}
