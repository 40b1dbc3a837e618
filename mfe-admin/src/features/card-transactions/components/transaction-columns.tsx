import type { Column } from '@reset/shared-ui';
import { Link } from 'react-router';
import type { useMessages } from '#messages.ts';
import { Moment } from '#moments/moment.tsx';
import { Dollars } from '#money/dollars.tsx';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import styles from './card-transactions.module.css';
import { ToIssuer } from './to-issuer.tsx';

type Messages = ReturnType<typeof useMessages>;

/** Of the list of card transactions, in the order of the specification. */
export const transactionColumns = (t: Messages): Column<CardTransaction>[] => [
  {
    key: 'date',
    header: t('transactions.date'),
    render: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    key: 'user',
    header: t('transactions.userId'),
    render: ({ userId }) => (
      <Link to={`/admin/users/${userId}`} className={styles.link} title={userId}>
        {userId.slice(-4)}
      </Link>
    ),
  },
  {
    key: 'amount',
    header: t('transactions.amount'),
    align: 'end',
    render: ({ amount }) => <Dollars amount={amount} />,
  },
  {
    key: 'merchant',
    header: t('transactions.merchant'),
    render: ({ merchantName }) => merchantName,
  },
  {
    key: 'network',
    header: t('transactions.networkState'),
    render: (transaction) => (
      <ToIssuer transaction={transaction} otherwise={networkState(t, transaction)}>
        {() => networkState(t, transaction)}
      </ToIssuer>
    ),
  },
  {
    key: 'customer',
    header: t('transactions.customerState'),
    render: ({ customerState }) => t(`transactions.${customerState}`),
  },
  {
    key: 'links',
    header: t('transactions.links'),
    render: (transaction) => (
      <ToIssuer transaction={transaction} otherwise={t('none')}>
        {(view) => t(`transactions.view.${view}`)}
      </ToIssuer>
    ),
  },
];

const networkState = (t: Messages, { networkState: state }: CardTransaction) =>
  state === null ? t('transactions.noState') : t(`transactions.${state}`);
