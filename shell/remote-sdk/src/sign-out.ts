import { useState } from 'react';
import { api } from './api.ts';
import { browserLocation } from './browser-location.ts';
import { clearCookies, clearStorage } from './clear-browser.ts';
import { flag } from './page-data.ts';

/**
 * Ends the session: the server expires its own cookie, this clears what scripts
 * can reach and leaves for the home page by a full navigation, with which all
 * cached answers go. Demo triggers keep the storage, where the demo lives.
 * @returns false when the server did not end the session; then nothing changed
 */
export async function signOut(): Promise<boolean> {
  const { ok } = await api.get('/users/sign_out');
  if (!ok) return false;
  clearCookies(document);
  if (!flag('demo_triggers')) clearStorage();
  window.addEventListener('pageshow', neverComeBack);
  browserLocation.assign('/');
  return true;
}

/** The browser's back button may show this page as it was left, data included. */
function neverComeBack(event: PageTransitionEvent): void {
  if (event.persisted) window.location.reload();
}

/** Signing out from a screen: whether it is under way, and whether it failed. */
export function useSignOut() {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  return {
    isPending: state === 'pending',
    hasFailed: state === 'failed',
    async signOut() {
      setState('pending');
      if (!(await signOut())) setState('failed');
    },
  };
}
