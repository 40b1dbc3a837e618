import type { Column } from '@reset/shared-ui';
import { Link } from 'react-router';
import { Moment } from '#moments/moment.tsx';
import { Dollars } from '#money/dollars.tsx';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import type { useMessages } from '../messages.ts';
import styles from './card-transactions.module.css';
import { ToIssuer } from './to-issuer.tsx';

type Messages = ReturnType<typeof useMessages>;

/** Of the list of card transactions, in the order of the specification. */
export const transactionColumns = (t: Messages): Column<CardTransaction>[] => [
  {
    key: 'date',
    header: t('date'),
    render: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    key: 'user',
    header: t('userId'),
    render: ({ userId }) => (
      <Link to={`/admin/users/${userId}`} className={styles.link} title={userId}>
        {userId.slice(-4)}
      </Link>
    ),
  },
  {
    key: 'amount',
    header: t('amount'),
    align: 'end',
    render: ({ amount }) => <Dollars amount={amount} />,
  },
  {
    key: 'merchant',
    header: t('merchant'),
    render: ({ merchantName }) => merchantName,
  },
  {
    key: 'network',
    header: t('networkState'),
    render: (transaction) => (
      <ToIssuer transaction={transaction} otherwise={networkState(t, transaction)}>
        {() => networkState(t, transaction)}
      </ToIssuer>
    ),
  },
  {
    key: 'customer',
    header: t('customerState'),
    render: ({ customerState }) => t(`${customerState}`),
  },
  {
    key: 'links',
    header: t('links'),
    render: (transaction) => (
      <ToIssuer transaction={transaction} otherwise={t('none')}>
        {(view) => t(`view.${view}`)}
      </ToIssuer>
    ),
  },
];

const networkState = (t: Messages, { networkState: state }: CardTransaction) =>
  state === null ? t('noState') : t(`${state}`);
