import { useSession } from '@reset/remote-sdk';
import { CommandAction, sayAction, type Approval } from '#features/commands/commands.ts';
import { pendingQuery } from '../api/get-approvals.ts';
import { useMessages } from '../messages.ts';
import { ApprovalFacts } from './approval-facts.tsx';

interface Props {
  of: Approval;
  onDone: () => void;
}

/** Approves or declines what another person made, with all that is known of it before her eyes. */
export function Decide({ of: approval, onDone }: Props) {
  const t = useMessages();
  const ownId = useSession(({ user }) => user?.id);
  if (approval.madeBy === ownId) return <p>{t('own')}</p>;
  const what = sayAction(approval.action);
  return (['approve', 'decline'] as const).map((verb) => (
    <CommandAction
      key={verb}
      leastRole="approver"
      isLoss={verb === 'decline'}
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
  ));
}
