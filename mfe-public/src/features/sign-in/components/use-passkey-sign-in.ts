import { signByPasskey, type PasskeyAssertion } from '@reset/remote-sdk/passkeys';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { signInByPasskey } from '../api/sign-in.ts';
import { leaveSignedIn } from '../model/sign-in.ts';

/**
 * Signing in by a passkey: `start` has the browser ask for one, `enter` takes one that it brought by
 * itself. Where she closes the browser's window, nothing has happened.
 */
export function usePasskeySignIn(purpose: 'sign_in' | 'second_step') {
  const t = useMessages();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function enter(assertion: PasskeyAssertion): Promise<void> {
    setPending(true);
    const result = await signInByPasskey(assertion);
    if (result.ok) return leaveSignedIn(result.data.location);
    setProblem(result.error.message);
    setPending(false);
  }

  async function start(): Promise<void> {
    setPending(true);
    setProblem(undefined);
    const signed = await signByPasskey(purpose);
    if (signed.is === 'done') return enter(signed.made);
    if (signed.is === 'refused') setProblem(signed.error.message);
    if (signed.is === 'unable') setProblem(t('passkeySignIn.unable'));
    setPending(false);
  }

  return { isPending, problem, start, enter };
}
