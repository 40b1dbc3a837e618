import { Badge, EmptyState, Table, TextLink } from '@reset/shared-ui';
import { sayAction } from '#features/commands/commands.ts';
import { Moment } from '#moments/moment.tsx';
import type { AuditEntry } from '../api/get-audit.ts';
import { useMessages } from '../messages.ts';

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
      rows={entries}
      rowKey={({ position }) => String(position)}
      isLoading={isLoading}
      empty={<EmptyState message={t('none')} />}
      columns={[
        { key: 'position', header: t('position'), render: ({ position }) => position },
        { key: 'at', header: t('at'), render: ({ at }) => <Moment at={at} /> },
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
        { key: 'reason', header: t('reason'), render: ({ reason }) => reason ?? t('n') },
        { key: 'changes', header: t('changes'), render: (entry) => <Changes entry={entry} /> },
        {
          key: 'state',
          header: t('state'),
          render: ({ state, refusal }) => (
            <Badge tone={TONES[state]}>
              {refusal ? t('refusedFor', { error: refusal.error }) : t(state)}
            </Badge>
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

function Changes({ entry: { changes } }: { entry: AuditEntry }) {
  const t = useMessages();
  if (changes.length === 0) return t('n');
  return (
    <ul>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {t('change', { field, before: before ?? t('n'), after: after ?? t('n') })}
        </li>
      ))}
    </ul>
  );
}
