import { isPasskeySupported } from '@reset/remote-sdk/passkeys';
import { Banner, Button } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** A passkey in the place of the code; nothing where the browser knows none. */
export function PasskeyInstead() {
  const t = useMessages();
  const { isPending, problem, start } = usePasskeySignIn('second_step');
  if (!isPasskeySupported()) return null;
  return (
    <>
      <Button variant="quiet" isPending={isPending} onPress={() => void start()}>
        {t('passkeySignIn.instead')}
      </Button>
      {problem && (
        <div role="alert">
          <Banner tone="danger">{problem}</Banner>
        </div>
      )}
    </>
  );
}
