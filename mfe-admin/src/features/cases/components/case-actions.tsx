import { Tile } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DecideCase } from '#features/approvals/approvals.ts';
import { CommandAction } from '#features/commands/commands.ts';
import { ChangeSchedule, ResolveError, UserCommand } from '#features/person/person.ts';
import { sayWord } from '#words/say-word.ts';
import { caseQuery, type Case, type CaseReply } from '../api/get-cases.ts';
import { useMessages } from '../messages.ts';
import { nameOf, sayWhat } from './case-columns.tsx';
import styles from './cases.module.css';
import { DisputeCommands } from './dispute-commands.tsx';

/** What closes a case: a command of its owner, by its kind. */
export function CaseActions({ of: reply }: { of: CaseReply }) {
  const t = useMessages();
  const Shown = ACTIONS[reply.case.kind];
  return (
    <Tile title={t('actions')}>
      {reply.case.closedAt === null ? (
        <div className={styles.actions}>
          <Shown of={reply} />
          <p className={styles.from}>{t('closesSoon')}</p>
        </div>
      ) : (
        <p>{t('isClosed')}</p>
      )}
    </Tile>
  );
}

type Actions = (props: { of: CaseReply }) => ReactNode;

const CloseByStaff: Actions = ({ of: { case: one } }) => (
  <Closing of={one} name="close" path={`/cases/${one.id}/close`} />
);

/** What closes each kind; null where what is needed for it is not known. */
const ACTIONS: Record<Case['kind'], Actions> = {
  dispute: ({ of: { case: one, dispute } }) =>
    dispute && <DisputeCommands caseId={one.id} of={dispute} />,
  identity_review: ({ of: { case: one } }) => one.user && <DecideIdentity user={one.user} />,
  approval: ({ of: { case: one } }) => <DecideApproval of={one} />,
  repayment_schedule: ({ of: { case: one } }) =>
    one.user && <ChangeSchedules userId={one.user.id} of={one} />,
  broken_link: ({ of: { case: one } }) =>
    one.user && (
      <ResolveError userId={one.user.id} id={one.objectId} named={sayWord(one.code ?? '')} />
    ),
  reconciliation_difference: ({ of: { case: one } }) => (
    <Closing
      of={one}
      name="difference"
      path={`/reconciliation_differences/${one.objectId}/close`}
    />
  ),
  card_issuance: ({ of: { case: one } }) =>
    one.user && (
      <Closing of={one} name="retry" path={`/users/${one.user.id}/retry_card_issuance`} />
    ),
  duplicate_person: ({ of: { case: one } }) => (
    <Closing of={one} name="settle" path={`/duplicate_people/${one.id}/settle`} />
  ),
  support_request: ({ of: { case: one } }) => (
    <Closing of={one} name="answered" path={`/cases/${one.id}/close`} />
  ),
  shared_bank_account: ({ of: { case: one } }) => (
    <Closing of={one} name="shared" path={`/cases/${one.id}/close`} />
  ),
  unrepaid_advance: ({ of: { case: one } }) => (
    <Closing of={one} name="unrepaid" path={`/cases/${one.id}/close`} />
  ),
  unplaced_record: CloseByStaff,
  refund_above_purchase: CloseByStaff,
  payout: CloseByStaff,
  debit: CloseByStaff,
};

function DecideApproval({ of: { id, objectId } }: { of: Case }) {
  const queryClient = useQueryClient();
  const readAnew = () => queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey });
  return <DecideCase id={objectId} onDone={() => void readAnew()} />;
}

const ChangeSchedules = ({ userId, of: one }: { userId: string; of: Case }) =>
  (['approve', 'inactivate'] as const).map((verb) => (
    <ChangeSchedule key={verb} verb={verb} userId={userId} id={one.objectId} named={sayWhat(one)} />
  ));

function DecideIdentity({ user: { id, name } }: { user: NonNullable<Case['user']> }) {
  const user = { id, name: nameOf({ id, name }) };
  return (
    <>
      <UserCommand name="verify_identity" user={user} />
      <UserCommand name="reject" user={user} />
    </>
  );
}

interface ClosingProps {
  of: Case;
  name: 'difference' | 'retry' | 'settle' | 'answered' | 'shared' | 'unrepaid' | 'close';
  path: string;
}

/** What asks for nothing but a reason. */
function Closing({ of: { id, user }, name, path }: ClosingProps) {
  const t = useMessages();
  return (
    <CommandAction
      userId={user?.id ?? null}
      reads={caseQuery(id).queryKey}
      action={t(`${name}.action`)}
      title={t(`${name}.action`)}
      consequence={t(`${name}.consequence`, { name: user ? nameOf(user) : '' })}
      done={t(`${name}.done`)}
      initialValues={{}}
      toCall={() => ({ path })}
    />
  );
}
