import { QueryPanel, Skeleton, Stack, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { ChangeList } from '#changes/change-list.tsx';
import { sayAction, type Approval } from '#features/commands/commands.ts';
import { DebitFacts, Facts, userQuery } from '#features/person/person.ts';
import { Moment } from '#moments/moment.tsx';
import { Dollars } from '#money/dollars.tsx';
import { useMessages } from '../messages.ts';
import { changesOf, debitDayOf } from '../model/approval-changes.ts';
import { useMaker } from './use-maker.ts';

/** What is approved or declined: what it does, to whom and by how much, and who made it and why. */
export function ApprovalFacts({ of: approval }: { of: Approval }) {
  const t = useMessages();
  const maker = useMaker(approval);
  const { subjectId, subject } = approval;
  return (
    <Stack gap={16}>
      <Facts
        rows={[
          [t('action'), sayAction(approval.action)],
          [
            t('subject'),
            subjectId && (
              <TextLink key="subject" href={`/admin/users/${subjectId}`}>
                {[subject?.name, subject?.email, subjectId.slice(-4)].filter(Boolean).join(', ')}
              </TextLink>
            ),
          ],
          ...(approval.amount === null
            ? []
            : ([[t('amount'), <Dollars key="amount" amount={approval.amount} />]] as const)),
          [t('madeBy'), maker],
          [t('madeAt'), <Moment key="made" at={approval.madeAt} />],
          [t('reasonBy', { name: maker }), approval.reason],
          [t('expiresAt'), <Moment key="expires" at={approval.expiresAt} />],
        ]}
      />
      {subjectId !== null && <AsItStands of={approval} userId={subjectId} />}
    </Stack>
  );
}

/** How what it changes stands now, beside what it would be. */
function AsItStands({ of: approval, userId }: { of: Approval; userId: string }) {
  const t = useMessages();
  const query = useQuery(userQuery(userId));
  return (
    <QueryPanel query={query} failure={t('personFailed')} loading={<Skeleton lines={3} />}>
      {(user) => {
        switch (approval.action) {
          case 'delete':
            return (
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
            );
          case 'debit_external_account':
            return <DebitFacts user={user} day={debitDayOf(approval)} />;
          default:
            return (
              <Facts
                rows={[
                  [
                    t('changes'),
                    <ChangeList key="changes" changes={changesOf(approval, user.userConfig)} />,
                  ],
                ]}
              />
            );
        }
      }}
    </QueryPanel>
  );
}
