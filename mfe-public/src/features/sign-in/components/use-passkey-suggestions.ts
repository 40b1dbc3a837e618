import { signByPasskey, type PasskeyAssertion } from '@reset/remote-sdk/passkeys';
import { useEffect, useEffectEvent } from 'react';

/** A challenge is good for five. */
const RENEWED_AFTER_MS = 4 * 60_000;

/**
 * Has the browser suggest passkeys where the email is typed, with a challenge that is never too old.
 * @param isOffered false while another way is taken
 * @param onChosen what the passkey signed
 */
export function usePasskeySuggestions(
  isOffered: boolean,
  onChosen: (assertion: PasskeyAssertion) => void,
): void {
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isOffered) return undefined;
    const end = new AbortController();
    const { signal } = end;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function offer() {
      timer = setTimeout(renew, RENEWED_AFTER_MS);
      const signed = await signByPasskey('sign_in', { isAutofill: true, signal });
      if (signed.is === 'done' && !signal.aborted) choose(signed.made);
    }

    // Nobody chooses anything in a page that is not seen.
    function renew() {
      document.removeEventListener('visibilitychange', renew);
      if (document.visibilityState === 'visible') return void offer();
      document.addEventListener('visibilitychange', renew);
    }

    void offer();
    return () => {
      end.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [isOffered]);
}
