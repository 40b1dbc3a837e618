import { confirmationPhrase } from '@reset/api-contract/admin/confirmation-phrase.ts';
import { CommandAction } from '#features/commands/commands.ts';
import { ScheduleFacts } from './schedule-facts.tsx';
import { useMessages } from '../../action-messages.ts';

interface Props {
  userId: string;
  /** What is resolved, approved, made inactive or cancelled. */
  id: string;
  /** How that is called on the page. */
  named: string;
}

/** Resolves an integration error; the phrase is 'RESOLVE' for each. */
export function ResolveError({ userId, id, named }: Props) {
  const t = useMessages();
  return (
    <CommandAction
      isBrief
      leastRole="support"
      userId={userId}
      action={t('resolve.action')}
      label={t('resolve.label', { error: named })}
      title={t('resolve.label', { error: named })}
      consequence={t('resolve.consequence')}
      done={t('resolve.done')}
      needsReason={false}
      phrase={confirmationPhrase('resolve_integration_error', '')}
      initialValues={{}}
      toCall={() => ({ path: `/integration_errors/${id}/resolve` })}
    />
  );
}

interface ScheduleProps extends Props {
  verb: 'approve' | 'inactivate';
  /** What it will do is said above a list of such buttons. */
  isBrief?: boolean;
}

/** What becomes of a repayment schedule. */
export function ChangeSchedule({ userId, id, named, verb, isBrief = false }: ScheduleProps) {
  const t = useMessages();
  const label = t(`${verb}.label`, { schedule: named });
  return (
    <CommandAction
      isBrief={isBrief}
      leastRole={verb === 'approve' ? 'approver' : 'operations'}
      isLoss={verb === 'inactivate'}
      userId={userId}
      action={t(`${verb}.action`)}
      label={label}
      title={label}
      consequence={t(`${verb}.consequence`)}
      done={t(`${verb}.done`)}
      initialValues={{}}
      renderFields={() => <ScheduleFacts userId={userId} id={id} />}
      toCall={() => ({ path: `/repayment_schedules/${id}/${verb}` })}
    />
  );
}

/** Nothing is debited by it. */
export function CancelInstance({ userId, id, named }: Props) {
  const t = useMessages();
  const label = t('cancel.label', { day: named });
  return (
    <CommandAction
      isQuiet
      isLoss
      userId={userId}
      action={t('cancel.action')}
      label={label}
      title={label}
      consequence={t('cancel.consequence')}
      done={t('cancel.done')}
      initialValues={{}}
      toCall={() => ({ path: `/repayment_instances/${id}/cancel` })}
    />
  );
}
