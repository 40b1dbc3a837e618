import { browserLocation, noteViewing } from '@reset/remote-sdk';
import type { UserQuery } from '../../api/get-user.ts';
import { OverrideConfig } from '../actions/override-config.tsx';
import { UserCommand } from '../actions/user-command.tsx';
import { UserTile } from '../parts/section-tile.tsx';
import { Actions } from '../parts/subsection.tsx';

/** What she sees, and what is set for her alone. Of somebody of staff nothing of it is there. */
export function Viewing({ query }: { query: UserQuery }) {
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
          <OverrideConfig user={user} />
        </Actions>
      )}
    </UserTile>
  );
}
