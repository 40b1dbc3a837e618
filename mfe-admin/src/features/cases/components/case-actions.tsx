import { TextLink, Tile } from '@reset/shared-ui';
import { CommandAction } from '#features/commands/commands.ts';
import { ChangeSchedule, ResolveError, sayWord, UserCommand } from '#features/person/person.ts';
import { caseQuery, type Case, type CaseReply } from '../api/get-cases.ts';
import { useMessages } from '../messages.ts';
import { nameOf, sayWhat } from './case-columns.tsx';
import styles from './cases.module.css';
import { DisputeCommands } from './dispute-commands.tsx';

/** What closes a case: a command of its owner, by its kind. */
export function CaseActions({ of: reply }: { of: CaseReply }) {
  const t = useMessages();
  return (
    <Tile title={t('actions')}>
      {reply.case.closedAt === null ? (
        <div className={styles.actions}>
          <Actions of={reply} />
          <p className={styles.from}>{t('closesSoon')}</p>
        </div>
      ) : (
        <p>{t('isClosed')}</p>
      )}
    </Tile>
  );
}

function Actions({ of: { case: one, dispute } }: { of: CaseReply }) {
  const t = useMessages();
  const { id, kind, objectId, user } = one;
  switch (kind) {
    case 'dispute':
      return dispute && <DisputeCommands caseId={id} of={dispute} />;
    case 'identity_review':
      return user && <DecideIdentity user={{ id: user.id, name: nameOf(user) }} />;
    case 'approval':
      return <TextLink href="/admin/approvals">{t('approvals')}</TextLink>;
    case 'repayment_schedule':
      return (
        user && (
          <>
            {(['approve', 'inactivate'] as const).map((verb) => (
              <ChangeSchedule
                key={verb}
                verb={verb}
                userId={user.id}
                id={objectId}
                named={sayWhat(one)}
              />
            ))}
          </>
        )
      );
    case 'broken_link':
      return (
        user && <ResolveError userId={user.id} id={objectId} named={sayWord(one.code ?? '')} />
      );
    case 'reconciliation_difference':
      return (
        <Closing
          of={one}
          name="difference"
          path={`/reconciliation_differences/${objectId}/close`}
        />
      );
    case 'card_issuance':
      return (
        user && <Closing of={one} name="retry" path={`/users/${user.id}/retry_card_issuance`} />
      );
    case 'duplicate_person':
      return <Closing of={one} name="settle" path={`/duplicate_people/${id}/settle`} />;
    case 'unplaced_record':
    case 'refund_above_purchase':
    case 'payout':
    case 'debit':
      return <Closing of={one} name="close" path={`/cases/${id}/close`} />;
  }
}

const DecideIdentity = ({ user }: { user: { id: string; name: string } }) => (
  <>
    <UserCommand name="verify_identity" user={user} />
    <UserCommand name="reject" user={user} />
  </>
);

interface ClosingProps {
  of: Case;
  name: 'difference' | 'retry' | 'settle' | 'close';
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
