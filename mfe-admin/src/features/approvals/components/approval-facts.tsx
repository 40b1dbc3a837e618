import { QueryFailure, QueryPanel, Skeleton, Stack, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { ChangeList } from '#changes/change-list.tsx';
import { readChanges } from '#changes/read-changes.ts';
import { sayAction, type Approval } from '#features/commands/commands.ts';
import { DebitFacts, Facts, isUnread, userQuery } from '#features/person/person.ts';
import { isClosedAccount } from '#features/users/users.ts';
import { Moment } from '#moments/moment.tsx';
import { Dollars } from '#money/dollars.tsx';
import { useMessages } from '../messages.ts';
import { debitDayOf, deciderOf, makerOf } from '../model/approval.ts';

/** What is approved or declined: what it does, to whom and by how much, and who made it and why. */
export function ApprovalFacts({ of: approval }: { of: Approval }) {
  const t = useMessages();
  const maker = makerOf(approval);
  const { subjectId, subject, state, decidedAt } = approval;
  const decider = deciderOf(approval);
  const isPending = state === 'pending';
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
          isPending
            ? [t('expiresAt'), <Moment key="expires" at={approval.expiresAt} />]
            : [t('state'), t(`state.${state}`)],
          ...(isPending || decider === null ? [] : ([[t('decidedBy'), decider]] as const)),
          ...(decidedAt === null
            ? []
            : ([[t('decidedAt'), <Moment key="decided" at={decidedAt} />]] as const)),
        ]}
      />
      {isPending && subjectId !== null && <AsItStands of={approval} userId={subjectId} />}
    </Stack>
  );
}

/** Whom it is about, with the way to her; a closed account has none. */
function Subject({ id, of: subject }: { id: string; of: Approval['subject'] }) {
  const isClosed = isClosedAccount(subject?.email ?? '');
  const parts = [subject?.name, isClosed ? null : subject?.email, id.slice(-4)];
  const words = parts.filter(Boolean).join(', ');
  return isClosed ? words : <TextLink href={`/admin/users/${id}`}>{words}</TextLink>;
}

/** How what it is about stands now: what a debit takes, and what a deletion leaves. */
function AsItStands({ of: approval, userId }: { of: Approval; userId: string }) {
  const t = useMessages();
  const { action } = approval;
  const isRead = action === 'delete' || action === 'debit_external_account';
  const query = useQuery({ ...userQuery(userId), enabled: isRead });
  if (!isRead) return null;
  return (
    <QueryPanel query={query} failure={t('personFailed')} loading={<Skeleton lines={3} />}>
      {(user) => {
        if (isUnread(user, 'member')) {
          return <QueryFailure query={query} title={t('personFailed')} />;
        }
        return action === 'delete' ? (
          <Facts
            rows={[
              [
                t('owed'),
                <Dollars
                  key="owed"
                  amount={user.safeToSpendComponents?.outstandingResetTransactions}
                />,
              ],
              [t('limit'), <Dollars key="limit" amount={user.dsl} />],
            ]}
          />
        ) : (
          <DebitFacts user={user} day={debitDayOf(approval)} approvedAmount={approval.amount} />
        );
      }}
    </QueryPanel>
  );
}
