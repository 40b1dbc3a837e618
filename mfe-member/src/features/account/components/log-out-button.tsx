import { useSignOut } from '@reset/remote-sdk';
import { Banner, Button, Icon } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** Ends the session and leaves for the home page; says so when it could not. */
export function LogOutButton() {
  const t = useMessages();
  const { isPending, hasFailed, signOut } = useSignOut();
  return (
    <>
      {hasFailed && (
        <div role="alert">
          <Banner tone="danger">{t('account.logOutFailed')}</Banner>
        </div>
      )}
      <div>
        <Button isPending={isPending} onPress={() => void signOut()}>
          <Icon name="log-out" />
          {t('account.logOut')}
        </Button>
      </div>
    </>
  );
}
