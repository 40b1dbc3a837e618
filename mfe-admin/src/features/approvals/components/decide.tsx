import { useSession } from '@reset/remote-sdk';
import { CommandAction, sayAction, type Approval } from '#features/commands/commands.ts';
import { pendingQuery } from '../api/get-approvals.ts';
import { useMessages } from '../messages.ts';
import { ApprovalFacts } from './approval-facts.tsx';

interface Props {
  of: Approval;
  onDone: () => void;
}

/**
 * Approves or declines what another person made, or withdraws what she made herself, with all that is
 * known of it before her eyes.
 */
export function Decide({ of: approval, onDone }: Props) {
  const t = useMessages();
  const ownId = useSession(({ user }) => user?.id);
  const isOwn = approval.madeBy === ownId;
  const what = sayAction(approval.action);
  const verbs = isOwn ? (['withdraw'] as const) : (['approve', 'decline'] as const);
  return (
    <>
      {isOwn && <p>{t('own')}</p>}
      {verbs.map((verb) => (
        <CommandAction
          key={verb}
          leastRole={isOwn ? 'operations' : 'approver'}
          isMain={verb === 'approve'}
          isLoss={verb === 'withdraw'}
          userId={approval.subjectId}
          reads={pendingQuery.queryKey}
          action={t(`${verb}.action`)}
          title={t(`${verb}.label`, { what })}
          consequence={t(`${verb}.consequence`)}
          done={t(`${verb}.done`)}
          onDone={onDone}
          initialValues={{}}
          renderFields={() => <ApprovalFacts of={approval} />}
          toCall={() => ({ path: `/approvals/${approval.id}/${verb}` })}
        />
      ))}
    </>
  );
}
