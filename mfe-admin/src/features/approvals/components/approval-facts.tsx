import { Banner, QueryFailure, QueryPanel, Skeleton, Stack, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChangeList } from '#changes/change-list.tsx';
import { readChanges } from '#changes/read-changes.ts';
import { sayAction, type Approval } from '#features/commands/commands.ts';
import { DebitFacts, Facts, isUnread, userQuery, type User } from '#features/person/person.ts';
import { isClosedAccount } from '#features/users/users.ts';
import { Moment } from '#moments/moment.tsx';
import { Dollars } from '#money/dollars.tsx';
import { useMessages } from '../messages.ts';
import { debitDayOf, deciderOf, makerOf } from '../model/approval.ts';
import { heldSince } from '../model/changed-since.ts';
import { WhyRefused } from './why-refused.tsx';

/** What is approved or declined: what it does, to whom and by how much, and who made it and why. */
export function ApprovalFacts({ of: approval }: { of: Approval }) {
  const t = useMessages();
  const maker = makerOf(approval);
  const { subjectId, subject } = approval;
  const isPending = approval.state === 'pending';
  return (
    <Stack gap={16}>
      <Facts
        rows={[
          [t('action'), sayAction(approval.action)],
          [t('subject'), subjectId && <Subject key="subject" id={subjectId} of={subject} />],
          ...(approval.amount === null
            ? []
            : ([[t('amount'), <Dollars key="amount" amount={approval.amount} />]] as const)),
          ...(approval.changes.length === 0 || approval.action === 'debit_external_account'
            ? []
            : ([
                [
                  t('changes'),
                  <ChangeList key="changes" changes={readChanges(approval.changes)} />,
                ],
              ] as const)),
          [t('madeBy'), maker],
          [t('madeAt'), <Moment key="made" at={approval.madeAt} />],
          [t('reasonBy', { name: maker }), approval.reason],
          ...endOf(t, approval),
        ]}
      />
      {isPending && subjectId !== null && <AsItStands of={approval} userId={subjectId} />}
    </Stack>
  );
}

type Row = readonly [label: string, value: ReactNode];

/** How it ended, by whom and why; of what waits, until when it can be approved. */
function endOf(t: ReturnType<typeof useMessages>, approval: Approval): Row[] {
  const { state, refusal, expiresAt, decidedAt } = approval;
  if (state === 'pending') return [[t('expiresAt'), <Moment key="expires" at={expiresAt} />]];
  const decider = deciderOf(approval);
  const rows: (Row | null | undefined)[] = [
    [t('state'), t(`state.${state}`)],
    refusal && [
      t('whyRefused'),
      <WhyRefused key="why" message={refusal.error} errors={refusal.errors ?? {}} />,
    ],
    decider === null ? null : [t('decidedBy'), decider],
    decidedAt === null ? null : [t('decidedAt'), <Moment key="decided" at={decidedAt} />],
  ];
  return rows.filter((row) => row != null);
}

/** Whom it is about, with the way to her; a closed account has none. */
function Subject({ id, of: subject }: { id: string; of: Approval['subject'] }) {
  const isClosed = isClosedAccount(subject?.email ?? '');
  const parts = [subject?.name, isClosed ? null : subject?.email, id.slice(-4)];
  const words = parts.filter(Boolean).join(', ');
  return isClosed ? words : <TextLink href={`/admin/users/${id}`}>{words}</TextLink>;
}

/** Of which it is read how what they are about stands now. */
const READ = {
  delete: DeletionNow,
  debit_external_account: DebitNow,
  override_compensation: SettingsNow,
  override_user_config: SettingsNow,
  reset_ewa_multiplier_config: SettingsNow,
} as const;
const isRead = (action: string): action is keyof typeof READ => Object.hasOwn(READ, action);

/** How what it is about stands now: what a debit takes, what a deletion leaves, what was set since. */
function AsItStands({ of: approval, userId }: { of: Approval; userId: string }) {
  const t = useMessages();
  const { action } = approval;
  const query = useQuery({ ...userQuery(userId), enabled: isRead(action) });
  if (!isRead(action)) return null;
  const Now = READ[action];
  return (
    <QueryPanel query={query} failure={t('personFailed')} loading={<Skeleton lines={3} />}>
      {(user) =>
        isUnread(user, 'member') ? (
          <QueryFailure query={query} title={t('personFailed')} />
        ) : (
          <Now of={approval} user={user} />
        )
      }
    </QueryPanel>
  );
}

interface NowProps {
  of: Approval;
  user: User;
}

function DeletionNow({ user }: NowProps) {
  const t = useMessages();
  const owed = user.safeToSpendComponents?.outstandingResetTransactions;
  return (
    <Facts
      rows={[
        [t('owed'), <Dollars key="owed" amount={owed} />],
        [t('limit'), <Dollars key="limit" amount={user.dsl} />],
      ]}
    />
  );
}

function DebitNow({ of: approval, user }: NowProps) {
  return <DebitFacts user={user} day={debitDayOf(approval)} approvedAmount={approval.amount} />;
}

/** What is another by now than when it was proposed, which her service refuses. */
function SettingsNow({ of: approval, user }: NowProps) {
  const t = useMessages();
  const changes = readChanges(heldSince(approval, user));
  if (changes.length === 0) return null;
  return (
    <Banner tone="warning">
      <p>{t('outOfDate')}</p>
      <ChangeList changes={changes} isMade />
    </Banner>
  );
}
