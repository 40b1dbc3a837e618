import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { browserContext } from '#context.ts';
import { backEndHandlers } from './back-end.ts';
import { openMockStore } from './mock-store.ts';

/**
 * Answers this page's calls below /api/v1 from now on, in the page itself: no worker is registered
 * (docs/decisions/0075). Whatever else the page asks for goes where it went before.
 * @param isSignedIn whether somebody is signed in where nothing of a demonstration is kept yet
 * @param hasOwnSession whether somebody is signed in at the services as well
 * @returns whether somebody is signed in
 */
export function startBackEnd({
  isSignedIn,
  hasOwnSession,
}: {
  isSignedIn: boolean;
  hasOwnSession: boolean;
}): boolean {
  const store = openMockStore(localStorage, browserContext, { isSignedIn });
  // A navigation may come sooner than the state is written.
  window.addEventListener('pagehide', () => store.flush());
  defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
    handlers: backEndHandlers({ store, context: browserContext, hasOwnSession }),
    onUnhandledFrame: 'bypass',
  }).enable();
  return store.read().isSignedIn;
}
