import { browserLocation, noteViewing } from '@reset/remote-sdk';
import type { UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { OverrideConfig } from '../actions/override-config.tsx';
import { UserCommand } from '../actions/user-command.tsx';
import { UserTile } from '../parts/section-tile.tsx';
import { Actions, Nothing } from '../parts/subsection.tsx';

/** What she sees, and what is set for her alone. Of somebody of staff nothing of it is there. */
export function Viewing({ query }: { query: UserQuery }) {
  const t = useMessages();
  return (
    <UserTile name="viewing" query={query} owner="member">
      {(user) => (
        <Actions>
          <UserCommand
            name="impersonate"
            user={user}
            onDone={() => {
              noteViewing(user.id);
              browserLocation.assign('/dashboard');
            }}
          />
          {user.isMember === false ? (
            <Nothing>{t('viewing.noMember')}</Nothing>
          ) : (
            <OverrideConfig user={user} />
          )}
        </Actions>
      )}
    </UserTile>
  );
}
