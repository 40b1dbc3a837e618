import { useSignOut } from '@reset/remote-sdk';
import { Banner, Button, Icon } from '@reset/shared-ui';
import { t as common } from '#messages.ts';
import { useMessages } from '../account-messages.ts';

/** Ends the session and leaves for the home page; says so when it could not. */
export function LogOutButton() {
  const t = useMessages();
  const { isPending, hasFailed, signOut } = useSignOut();
  return (
    <>
      {hasFailed && (
        <div role="alert">
          <Banner tone="danger">{common('account.logOutFailed')}</Banner>
        </div>
      )}
      <div>
        <Button isPending={isPending} onPress={() => void signOut()}>
          <Icon name="log-out" />
          {t('logOut')}
        </Button>
      </div>
    </>
  );
}
