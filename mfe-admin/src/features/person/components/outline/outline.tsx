import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { User } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { sectionsOf } from '../../model/sections.ts';
import styles from './outline.module.css';
import { useSectionInSight } from './use-section-in-sight.ts';

/** The ways to the sections of the page, of which the one in sight is marked. */
export function Outline({ user }: { user: User | undefined }) {
  const t = useMessages();
  const names = sectionsOf(user);
  const inSight = useSectionInSight(names);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>(`a[href$="#${inSight}"]`);
    // Not scrollIntoView, which would move the page as well.
    if (list.current && marked)
      list.current.scrollLeft =
        marked.offsetLeft - (list.current.clientWidth - marked.offsetWidth) / 2;
  }, [inSight]);

  return (
    <nav aria-label={t('outline.sections')}>
      <ul ref={list} className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <Link
              to={`#${name}`}
              className={styles.link}
              aria-current={name === inSight ? 'location' : undefined}
            >
              {t(`section.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
