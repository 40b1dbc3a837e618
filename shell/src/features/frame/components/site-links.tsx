import type { SiteLink } from '@reset/api-contract/gateway/registry.ts';
import { Link } from 'react-router';
import { useCurrentPlace } from '../use-current-place.ts';
import { useLinkText } from '../use-link-text.ts';
import styles from './site-links.module.css';

interface Props {
  links: readonly SiteLink[];
  /** Beside each other. */
  isRow?: boolean;
}

/** The links of the site. */
export function SiteLinks({ links, isRow = false }: Props) {
  const currentFor = useCurrentPlace();
  const textOf = useLinkText();
  return (
    <ul className={styles.list} data-in-row={isRow || undefined}>
      {links.map((link) => (
        <li key={link.path}>
          <Link to={link.path} className={styles.link} aria-current={currentFor(link.path)}>
            {textOf(link)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
