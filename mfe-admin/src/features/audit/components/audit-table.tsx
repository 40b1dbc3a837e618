import { Badge, EmptyState, Table, TextLink } from '@reset/shared-ui';
import { ChangeList } from '#changes/change-list.tsx';
import { readChanges } from '#changes/read-changes.ts';
import { sayAction } from '#features/commands/commands.ts';
import { Moment } from '#moments/moment.tsx';
import type { AuditEntry } from '../api/get-audit.ts';
import { useMessages } from '../messages.ts';
import { joinAnswers } from '../model/answered-entries.ts';
import styles from './audit-table.module.css';

interface Props {
  entries: AuditEntry[];
  isLoading: boolean;
}

const TONES = { asked: 'warning', done: 'success', proposed: 'info', refused: 'danger' } as const;

/** What staff did or wanted to do, a row each. */
export function AuditTable({ entries, isLoading }: Props) {
  const t = useMessages();
  return (
    <Table
      caption={t('title')}
      rows={joinAnswers(entries)}
      rowKey={({ position }) => String(position)}
      isLoading={isLoading}
      empty={<EmptyState message={t('none')} />}
      columns={[
        { key: 'position', header: t('position'), render: ({ position }) => position },
        { key: 'at', header: t('at'), render: ({ at }) => <Moment at={at} /> },
        {
          key: 'state',
          header: t('state'),
          render: ({ state, refusal }) => (
            <>
              <Badge tone={TONES[state]}>{t(state)}</Badge>
              {refusal && <span className={styles.refusal}>{refusal.error}</span>}
            </>
          ),
        },
        { key: 'staff', header: t('staff'), render: (entry) => <Staff entry={entry} /> },
        { key: 'action', header: t('action'), render: ({ action }) => sayAction(action) },
        {
          key: 'subject',
          header: t('subject'),
          render: ({ subject }) =>
            subject ? (
              <TextLink href={`/admin/users/${subject.id}`}>
                {subject.name ?? subject.id.slice(-4)}
              </TextLink>
            ) : (
              t('n')
            ),
        },
        {
          key: 'reason',
          header: t('reason'),
          render: ({ reason }) => <span className={styles.reason}>{reason ?? t('n')}</span>,
        },
        {
          key: 'changes',
          header: t('changes'),
          // What was refused has changed nothing.
          render: ({ state, changes }) => (
            <ChangeList changes={state === 'refused' ? [] : readChanges(changes)} />
          ),
        },
      ]}
    />
  );
}

function Staff({ entry: { staff, onBehalfOf } }: { entry: AuditEntry }) {
  const t = useMessages();
  const name = staff ? (staff.name ?? staff.id.slice(-4)) : t('operator');
  return onBehalfOf === null ? name : `${name} ${t('onBehalfOf', { id: onBehalfOf.slice(-4) })}`;
}
