import { Link } from 'react-router';
import styles from './filter-links.module.css';

interface Props<Id extends string> {
  /** Names the filters to those who cannot see where they stand. */
  label: string;
  filters: readonly { id: Id; label: string; href: string }[];
  /** null where they lead to another page. */
  chosen: Id | null;
}

/** What of a list to show. Links, so that a filter can be opened beside and sent to somebody. */
export const FilterLinks = <Id extends string>({ label, filters, chosen }: Props<Id>) => (
  <nav aria-label={label}>
    <ul className={styles.filters}>
      {filters.map(({ id, label: words, href }) => (
        <li key={id}>
          <Link
            to={href}
            className={styles.filter}
            aria-current={id === chosen ? 'true' : undefined}
          >
            {words}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
