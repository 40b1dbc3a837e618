import { Banner } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useMessages as useActionMessages } from '../../action-messages.ts';
import type { User, UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { isRejected } from '../../model/application.ts';
import { OwedFacts } from '../actions/owed-facts.tsx';
import { UserCommand } from '../actions/user-command.tsx';
import { UserTile } from '../parts/section-tile.tsx';
import { Actions, Nothing } from '../parts/subsection.tsx';

/** What somebody loses something by, each with what it does beside its button. */
export function DangerZone({ query }: { query: UserQuery }) {
  const t = useMessages();
  return (
    <UserTile name="danger" query={query} owner="public">
      {(user) =>
        user.admin ? (
          <Nothing>{t('ofStaff')}</Nothing>
        ) : (
          <Actions>
            <UserCommand name="end_sessions" user={user} />
            <Reject user={user} />
            <Delete user={user} />
          </Actions>
        )
      }
    </UserTile>
  );
}

function Reject({ user }: { user: User }) {
  const t = useMessages();
  return isRejected(user) ? (
    <Nothing>{t('reject.isRejected')}</Nothing>
  ) : (
    <UserCommand name="reject" user={user} />
  );
}

/** No account is closed of which money is owed: another person would approve it in vain. */
function Delete({ user }: { user: User }) {
  const t = useActionMessages();
  const owed = user.safeToSpendComponents?.outstandingResetTransactions ?? 0;
  return (
    <UserCommand name="delete" user={user}>
      {owed > 0 && (
        <Banner tone="warning">
          {t('delete.refused', { owed: formatMoney(Math.round(owed * 100)) })}
        </Banner>
      )}
      <OwedFacts user={user} />
    </UserCommand>
  );
}
