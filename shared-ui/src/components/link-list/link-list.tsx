import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '#components/icon/icon.tsx';
import { SkeletonText } from '#components/skeleton/skeleton.tsx';
import styles from './link-list.module.css';

export interface LinkRow {
  /** A path of the product. */
  href: string;
  icon: IconName;
  title: string;
  /** Below the title, whose or of what it is: 'Juniper Bank'. */
  note?: string;
  /** Below the note, which of several figures the amount is: 'Estimated refund'. */
  figure?: string;
  /** What is set there now: 'Off'. */
  value?: string;
  /** What it comes to: a Money. */
  amount?: ReactNode;
  /** How it stands, below the amount: a StatusDot, or a Badge where something is wrong. */
  status?: ReactNode;
  /** What may go wrong with it, in a sentence below the row. */
  warning?: string;
}

interface Props {
  links: LinkRow[];
}

/** Ways to pages, a row each; stands in a Tile without padding. */
export const LinkList = ({ links }: Props) => (
  <ul className={styles.list}>
    {links.map((link) => (
      // Two may be called alike.
      <Row key={`${link.href} ${link.title}`} {...link} />
    ))}
  </ul>
);

function Row({ href, icon, title, note, figure, value, amount, status, warning }: LinkRow) {
  return (
    <li className={styles.item}>
      <Link to={href} className={styles.link}>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
          {figure && <span className={styles.note}>{figure}</span>}
        </span>{' '}
        {value && <span className={styles.value}>{value}</span>}
        {amount && <Figures amount={amount} status={status} />}
        <span className={styles.chevron}>
          <Icon name="chevron-right" />
        </span>
      </Link>
      {warning && (
        <p className={styles.warning}>
          <Icon name="triangle-alert" size={16} />
          {warning}
        </p>
      )}
    </li>
  );
}

const Figures = ({ amount, status }: Pick<LinkRow, 'amount' | 'status'>) => (
  <span className={styles.figures} data-two={status !== undefined}>
    <span className={styles.amount}>{amount}</span>
    {status !== undefined && <span>{status}</span>}
  </span>
);

interface SkeletonProps {
  /** How many rows. */
  count: number;
  /** Whether they have notes, amounts and states. */
  hasFigures?: boolean;
}

/** In the place of so many rows. */
export const LinkListSkeleton = ({ count, hasFigures = false }: SkeletonProps) => (
  <div className={styles.list}>
    {Array.from({ length: count }, (_none, index) => (
      <div key={index} className={styles.item}>
        <div className={styles.link}>
          <span className={styles.icon} />
          <span className={styles.words}>
            <span className={styles.title}>
              <SkeletonText width={14} />
            </span>
            {hasFigures && (
              <span className={styles.note}>
                <SkeletonText width={10} />
              </span>
            )}
          </span>
          {hasFigures && (
            <Figures amount={<SkeletonText width={6} />} status={<SkeletonText width={7} />} />
          )}
        </div>
      </div>
    ))}
  </div>
);
