import { useSession, type ApiError } from '@reset/remote-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { CommandAction, sayAction, type Approval } from '#features/commands/commands.ts';
import { approvalQuery, pendingQuery } from '../api/get-approvals.ts';
import { useMessages } from '../messages.ts';
import { ApprovalFacts } from './approval-facts.tsx';
import { WhyRefused } from './why-refused.tsx';

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
  const sayEnd = useSayEnd(approval.id);
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
          sayEnd={sayEnd}
          onDone={onDone}
          initialValues={{}}
          renderFields={() => <ApprovalFacts of={approval} />}
          toCall={() => ({ path: `/approvals/${approval.id}/${verb}` })}
        />
      ))}
    </>
  );
}

/** Why nobody decides on it any more, where a refusal has ended it. */
function useSayEnd(id: string) {
  const queryClient = useQueryClient();
  return async ({ message, errors }: ApiError) => {
    const now = await queryClient.fetchQuery(approvalQuery(id)).catch(() => null);
    if (now === null || now.state === 'pending') return null;
    return <WhyRefused message={message} errors={errors} />;
  };
}
