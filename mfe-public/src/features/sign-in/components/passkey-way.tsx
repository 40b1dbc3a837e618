import { isPasskeySupported } from '@reset/remote-sdk/passkeys';
import { Banner, Button, Stack } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';
import { usePasskeySuggestions } from './use-passkey-suggestions.ts';

/** Signing in by a passkey, in the place of the password; nothing where the browser knows none. */
export const PasskeyWay = () => (isPasskeySupported() ? <PasskeyButton /> : null);

function PasskeyButton() {
  const t = useMessages();
  const { isPending, problem, start, enter } = usePasskeySignIn('sign_in');
  // After one that was refused no more: what takes them by itself would take it again and again.
  const isOffered = !isPending && problem === undefined;
  usePasskeySuggestions(isOffered, (assertion) => void enter(assertion));
  return (
    <Stack gap={12}>
      {problem && (
        <div role="alert">
          <Banner tone="danger">{problem}</Banner>
        </div>
      )}
      <Button isWide isPending={isPending} onPress={() => void start()}>
        {t('passkeySignIn.button')}
      </Button>
    </Stack>
  );
}
