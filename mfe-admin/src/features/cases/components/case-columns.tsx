import type { Column } from '@reset/shared-ui';
import { Link } from 'react-router';
import { Moment } from '#moments/moment.tsx';
import { Dollars } from '#money/dollars.tsx';
import { sayAction } from '#features/commands/commands.ts';
import { sayWord } from '#words/say-word.ts';
import type { Case } from '../api/get-cases.ts';
import type { useMessages } from '../messages.ts';
import styles from './cases.module.css';
import { DueBadge } from './due-badge.tsx';

type Messages = ReturnType<typeof useMessages>;

/** What it is about, in words: 'Amount differs, ACH'. */
export function sayWhat({ kind, code, name }: Pick<Case, 'kind' | 'code' | 'name'>): string {
  const say = kind === 'approval' ? sayAction : sayWord;
  // Of a difference it is the kind of file.
  const named = name !== null && kind === 'reconciliation_difference' ? sayWord(name) : name;
  return [code === null ? null : say(code), named].filter((part) => part !== null).join(', ');
}

export const nameOf = ({ id, name }: { id: string; name: string | null }): string =>
  name ?? id.slice(-4);

/** Of the queue; a closed one says when and how it ended instead of whose it is. */
export const caseColumns = (t: Messages, { isClosed }: { isClosed: boolean }): Column<Case>[] => [
  {
    key: 'kind',
    header: t('kind'),
    render: (one) => (
      <span className={styles.kind}>
        <Link to={`/admin/cases/${one.id}`} className={styles.link}>
          {t(`kind.${one.kind}`)}
        </Link>
        {/* On phones, where its own column is out of sight. */}
        <span className={styles.dueHere}>
          <DueBadge of={one} isBrief />
        </span>
      </span>
    ),
  },
  {
    key: 'person',
    header: t('person'),
    render: ({ user }) =>
      user ? (
        <Link to={`/admin/users/${user.id}`} className={styles.link}>
          {nameOf(user)}
        </Link>
      ) : (
        t('n')
      ),
  },
  { key: 'what', header: t('what'), render: (one) => sayWhat(one) || t('n') },
  {
    key: 'amount',
    header: t('amount'),
    align: 'end',
    render: ({ amount }) => <Dollars amount={amount} />,
  },
  { key: 'due', header: t('due'), render: (one) => <DueBadge of={one} /> },
  {
    key: 'owner',
    header: t('owner'),
    render: ({ owner }) => (owner ? nameOf(owner) : t('owner.nobody')),
  },
  ...(isClosed ? closedColumns(t) : [openedColumn(t)]),
];

const openedColumn = (t: Messages): Column<Case> => ({
  key: 'opened',
  header: t('opened'),
  render: ({ openedAt }) => <Moment at={openedAt} />,
});

const closedColumns = (t: Messages): Column<Case>[] => [
  {
    key: 'closedAs',
    header: t('closedAs'),
    render: ({ closedAs }) => (closedAs === null ? t('n') : sayWord(closedAs)),
  },
  { key: 'closed', header: t('closed'), render: ({ closedAt }) => <Moment at={closedAt} /> },
];
