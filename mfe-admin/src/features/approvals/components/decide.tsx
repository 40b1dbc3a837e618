import { CommandAction, sayAction, type Approval } from '#features/commands/commands.ts';
import { pendingQuery } from '../api/get-approvals.ts';
import { useMessages } from '../messages.ts';
import styles from './decide.module.css';

interface Props {
  approval: Approval;
  /** Who looks at it made it: nobody approves her own. */
  isOwn: boolean;
}

/** Approves or declines what another person made. */
export function Decide({ approval, isOwn }: Props) {
  const t = useMessages();
  if (isOwn) return t('own');
  const what = sayAction(approval.action);
  return (
    <div className={styles.buttons}>
      {(['approve', 'decline'] as const).map((verb) => (
        <CommandAction
          key={verb}
          isBrief
          isLoss={verb === 'decline'}
          userId={approval.subjectId}
          reads={pendingQuery.queryKey}
          action={t(`${verb}.action`)}
          label={t(`${verb}.label`, { what })}
          title={t(`${verb}.label`, { what })}
          consequence={t(`${verb}.consequence`, { what: approval.reason ?? '' })}
          done={t(`${verb}.done`)}
          initialValues={{}}
          toCall={() => ({ path: `/approvals/${approval.id}/${verb}` })}
        />
      ))}
    </div>
  );
}
