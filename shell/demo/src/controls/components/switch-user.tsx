import { browserLocation } from '@reset/remote-sdk';
import { Menu } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { setCurrentUser, usersQuery } from '../demo-api.ts';
import { useMessages } from '../demo-messages.ts';

/** The fictional members, one of whom is signed in by choosing her. */
export function SwitchUser() {
  const t = useMessages();
  const { data: users = [] } = useQuery(usersQuery);
  return (
    <Menu
      label={t('switchUser')}
      entries={users.map(({ id, firstName, lastName, repaymentMethod }) => ({
        id,
        label: `${firstName} ${lastName} (${t(`user.method.${repaymentMethod}`)})`,
        onAction: () => void switchTo(id),
      }))}
    />
  );
}

/** By a full navigation: no page sees two people. */
async function switchTo(id: string): Promise<void> {
  if ((await setCurrentUser(id)).ok) browserLocation.assign('/dashboard');
}
