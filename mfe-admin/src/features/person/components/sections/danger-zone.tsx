import type { UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
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
            <UserCommand name="reject" user={user} />
            <UserCommand name="delete" user={user}>
              <OwedFacts user={user} />
            </UserCommand>
          </Actions>
        )
      }
    </UserTile>
  );
}
