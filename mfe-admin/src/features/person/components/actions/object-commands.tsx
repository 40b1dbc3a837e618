import { confirmationPhrase } from '@reset/api-contract/admin/confirmation-phrase.ts';
import { CommandAction } from '#features/commands/commands.ts';
import { sayDay, sayWeekday } from '#moments/say-day.ts';
import { useMessages } from '../../action-messages.ts';
import type { User } from '../../api/get-user.ts';
import { sayBank } from '../../model/say-bank.ts';
import { Facts } from '../parts/facts.tsx';
import { Dollars } from '../parts/value.tsx';
import { ScheduleFacts } from './schedule-facts.tsx';

interface Props {
  userId: string;
  /** What is resolved, approved or made inactive. */
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

type Instance = NonNullable<User['scheduledRepaymentInstances']>[number];

interface CancelProps {
  user: Pick<User, 'id' | 'name' | 'externalDebit'>;
  instance: Pick<Instance, 'id' | 'amount' | 'effectiveDate'>;
}

/** Nothing is debited by it; whose and how much it was stands in the dialog. */
export function CancelInstance({ user, instance }: CancelProps) {
  const t = useMessages();
  const { id, amount, effectiveDate } = instance;
  const label = t('cancel.label', { day: sayDay(effectiveDate) });
  return (
    <CommandAction
      isQuiet
      isLoss
      userId={user.id}
      action={t('cancel.action')}
      keepLabel={t('cancel.keep')}
      label={label}
      title={label}
      consequence={t('cancel.consequence')}
      done={t('cancel.done')}
      initialValues={{}}
      renderFields={() => (
        <Facts
          rows={[
            [t('facts.person'), user.name],
            [
              t('facts.amount'),
              amount === null ? t('facts.all') : <Dollars key="of" of={amount} />,
            ],
            [t('debit.bank'), sayBank(user.externalDebit)],
            [t('debit.leaves'), sayWeekday(effectiveDate)],
          ]}
        />
      )}
      toCall={() => ({ path: `/repayment_instances/${id}/cancel` })}
    />
  );
}
