import { useRef, useState } from 'react';
import { browserLocation } from './browser-location.ts';
import { clearCookies, clearStorage } from './clear-browser.ts';
import { flag } from './flags.ts';
import { expectSessionEnd, leaveForSignIn } from './leave-for-sign-in.ts';
import { onOtherTabSignedOut, notifyOtherTabs } from './other-tabs.ts';
import { send } from './send.ts';
import { sessionStore } from './session-store.ts';

/** The answers that mean that the session is over. */
const ENDED = [200, 204];

/**
 * Ends the session: the server expires its own cookie, this clears what scripts
 * can reach and leaves for the home page by a full navigation, with which all
 * cached answers go. Demo triggers keep the storage, where the demo lives.
 * @returns false when the server did not end the session; then nothing changed
 */
export const signOut = (): Promise<boolean> => endBy('GET', '/users/sign_out');

/** The same for every session of this person, wherever she is signed in. */
export const signOutEverywhere = (): Promise<boolean> => endBy('DELETE', '/users/sessions');

async function endBy(method: string, path: string): Promise<boolean> {
  const stay = expectSessionEnd();
  const answer = await send(path, { method });
  if (!answer.ok || !ENDED.includes(answer.status)) {
    stay();
    if (answer.ok && answer.status === 401) leaveForSignIn();
    return false;
  }
  clearCookies(document);
  leaveForHome();
  notifyOtherTabs();
  return true;
}

/** What is on screen belongs to the session: a tab does not outlive the sign-out of another. */
export function followSignOut(): void {
  onOtherTabSignedOut(() => {
    if (!sessionStore.getState().signedIn) return;
    expectSessionEnd();
    leaveForHome();
  });
}

function leaveForHome(): void {
  if (!flag('demo-triggers')) clearStorage();
  window.addEventListener('pageshow', neverComeBack);
  browserLocation.assign('/');
}

/** The browser's back button may show this page as it was left, data included. */
function neverComeBack(event: PageTransitionEvent): void {
  if (event.persisted) browserLocation.reload();
}

/**
 * Signing out from a screen: whether it is under way, and whether it failed.
 * @param end which sessions end: this one, or all with `signOutEverywhere`
 */
export function useSignOut(end: () => Promise<boolean> = signOut) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const underWay = useRef(false);
  return {
    isPending: state === 'pending',
    hasFailed: state === 'failed',
    async signOut() {
      if (underWay.current) return;
      underWay.current = true;
      setState('pending');
      const ended = await end();
      underWay.current = ended;
      if (!ended) setState('failed');
    },
  };
}
