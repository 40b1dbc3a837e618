import { Link } from 'react-router';
import { useWords } from '#words/words.ts';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

interface Props {
  /** The page shown now, from 1. */
  page: number;
  /** With one page or none there is nothing to choose and nothing is drawn. */
  totalPages: number;
  /** The address of a page, so that a list's page is in the URL: `(page) => '?page=' + page`. */
  hrefOf: (page: number) => string;
}

/** The pages of a list: up to five around the current one, and always the first and the last. */
export function Pagination({ page, totalPages, hrefOf }: Props) {
  const words = useWords();
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={words.pages}>
      <ul className={styles.pages}>
        {pageWindow(page, totalPages).map((step, at, steps) =>
          step === 'gap' ? (
            <li key={`after-${steps[at - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step}>
              <Link
                to={hrefOf(step)}
                className={styles.page}
                aria-label={words.page(step)}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
