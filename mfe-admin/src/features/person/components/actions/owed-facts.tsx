import { useMessages } from '../../action-messages.ts';
import type { User } from '../../api/get-user.ts';
import { useMessages as usePersonMessages } from '../../messages.ts';
import { isUnread } from '../../model/is-unread.ts';
import { Facts } from '../parts/facts.tsx';
import { Dollars } from '../parts/value.tsx';
import { debitsToCome } from './debit-facts.tsx';

interface Props {
  user: Pick<
    User,
    'unavailable' | 'safeToSpendComponents' | 'externalDebit' | 'scheduledRepaymentInstances'
  >;
}

/** What is owed and how it is repaid, before something is taken away by which it is. */
export function OwedFacts({ user }: Props) {
  const t = useMessages();
  const unread = usePersonMessages()('unread');
  if (isUnread(user, 'member')) {
    return <Facts rows={[t('facts.owed'), t('debit.planned')].map((of) => [of, unread])} />;
  }
  const owed = user.safeToSpendComponents?.outstandingResetTransactions;
  return (
    <Facts rows={[[t('facts.owed'), <Dollars key="owed" of={owed} />], ...debitsToCome(t, user)]} />
  );
}
