import { Link } from 'react-router';
import { useMessages } from '#messages.ts';
import { useCrumbsAhead } from '../use-page-handle.ts';
import styles from './breadcrumbs.module.css';

/** Where the page stands; none for a page that does not say. */
export function Breadcrumbs() {
  const t = useMessages();
  const crumbs = useCrumbsAhead();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.list}>
        {crumbs.map(({ crumb, path }, index) => (
          <li key={path} className={styles.step}>
            {index < crumbs.length - 1 ? (
              <Link to={path}>{crumb}</Link>
            ) : (
              <span aria-current="page">{crumb}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
