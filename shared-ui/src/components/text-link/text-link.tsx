import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePrimary } from '#components/one-primary/one-primary.tsx';
import styles from './text-link.module.css';

interface Props {
  children: ReactNode;
  /** A path of the product, or a full address. */
  href: string;
  /**
   * `text` stands in a sentence; `button` is the next step, where that happens to be a page, as a
   * primary button is, and
   * `secondary` one of several that somebody may take; `quiet` stands beside quiet buttons.
   */
  variant?: 'text' | 'button' | 'secondary' | 'quiet';
  /** Loads the page anew, for an address that is read only then. */
  isFullNavigation?: boolean;
}

/** A link that navigates in place where the address is the product's own. */
export function TextLink({ children, href, variant = 'text', isFullNavigation = false }: Props) {
  const [isPrimary, ref] = usePrimary<HTMLAnchorElement>(variant === 'button');
  return (
    <Link
      ref={ref}
      to={href}
      className={styles.link}
      data-variant={variant === 'button' && !isPrimary ? 'secondary' : variant}
      reloadDocument={isFullNavigation}
    >
      {children}
    </Link>
  );
}
