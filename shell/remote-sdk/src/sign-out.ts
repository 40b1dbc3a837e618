import { useRef, useState } from 'react';
import { refusalFrom, type ApiError } from './api-error.ts';
import { browserLocation } from './browser-location.ts';
import { clearCookies, clearEntered, clearStorage } from './clear-browser.ts';
import { flags } from './flags.ts';
import { expectSessionEnd, leaveForSignIn } from './leave-for-sign-in.ts';
import { onOtherTabSignedOut, notifyOtherTabs } from './other-tabs.ts';
import { forgetPushHere, unsubscribeHere } from './push/end-push-here.ts';
import { send, type Outgoing } from './send.ts';
import { sessionStore } from './session-store.ts';

/** The answers that mean that the session is over. */
const ENDED = [200, 204];

/**
 * Ends the session: the server expires its own cookie, this clears what scripts
 * can reach and leaves for the home page by a full navigation, with which all
 * cached answers go. Demo triggers keep the storage, where the demo
 * lives, but for what she entered. Who signs in here next is told nothing of her account.
 * @returns false when the server did not end the session; then this browser is told no more, and
 *   nothing else changed
 */
export async function signOut(): Promise<boolean> {
  await forgetPushHere();
  return (await endBy('/users/sign_out', { method: 'GET' })) === null;
}

/**
 * The same for every session of this person, wherever she is signed in, by her password.
 * @returns why they did not end; null once they have
 */
export const signOutEverywhere = (password: string): Promise<ApiError | null> =>
  endBy('/users/sessions', { method: 'DELETE', body: { password } });

async function endBy(path: string, request: Outgoing): Promise<ApiError | null> {
  const stay = expectSessionEnd();
  const answer = await send(path, request);
  if (!answer.ok || !ENDED.includes(answer.status)) {
    stay();
    if (answer.ok && answer.status === 401) leaveForSignIn();
    return answer.ok ? refusalFrom(answer.status, answer.content) : answer.error;
  }
  await unsubscribeHere();
  clearCookies(document);
  leaveForHome();
  notifyOtherTabs();
  return null;
}

/** What is on screen belongs to the session: a tab does not outlive the sign-out of another. */
export function followSignOut(): void {
  onOtherTabSignedOut(() => {
    // Her session ended by itself here, and what she had entered waits for her no more.
    if (!sessionStore.getState().signedIn) return clearEntered();
    expectSessionEnd();
    leaveForHome();
  });
}

function leaveForHome(): void {
  if (flags.getBooleanValue('demo-triggers', false)) clearEntered();
  else clearStorage();
  window.addEventListener('pageshow', neverComeBack);
  browserLocation.assign('/');
}

/** The browser's back button may show this page as it was left, data included. */
function neverComeBack(event: PageTransitionEvent): void {
  if (event.persisted) browserLocation.reload();
}

/** Signing out from a screen: whether it is under way, and whether it failed. */
export function useSignOut() {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const underWay = useRef(false);
  return {
    isPending: state === 'pending',
    hasFailed: state === 'failed',
    async signOut() {
      if (underWay.current) return;
      underWay.current = true;
      setState('pending');
      const ended = await signOut();
      underWay.current = ended;
      if (!ended) setState('failed');
    },
  };
}
