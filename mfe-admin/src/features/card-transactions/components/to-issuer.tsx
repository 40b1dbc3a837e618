import { pageData } from '@reset/remote-sdk';
import { Icon } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { issuerLink, type IssuerLink } from '../model/issuer-link.ts';
import { useMessages } from '../messages.ts';
import styles from './card-transactions.module.css';

interface Props {
  transaction: CardTransaction;
  /** What the link says, by what it leads to. */
  children: (view: IssuerLink['view']) => ReactNode;
  /** In its place where it would lead nowhere. */
  otherwise: ReactNode;
}

/** A link to the purchase in the issuer's dashboard, which opens beside this page. */
export function ToIssuer({ transaction, children, otherwise }: Props) {
  const t = useMessages();
  const link = issuerLink(pageData().issuer_dashboard_url, transaction);
  if (!link) return otherwise;
  return (
    <a className={styles.link} href={link.href} target="_blank" rel="noopener noreferrer">
      {children(link.view)} <Icon name="external-link" size={14} label={t('newTab')} />
    </a>
  );
}
