import type { RemoteModule, RouteHandle, RouteText } from '@reset/remote-sdk';
import { showsReveal } from './features/application/model/address.ts';
import { t as card } from './features/card-issuance/card-issuance-messages.ts';
import { t as documents } from './features/identity/identity-messages.ts';
import { t } from './messages.ts';

/** The door of onboarding: path to lazy page. */
export default {
  routes: [
    {
      path: '/apply',
      handle: handle(() => t('card.title')),
      lazy: async () => ({
        Component: showsReveal(new URLSearchParams(location.search))
          ? (await import('./features/application/pages/reveal-page.tsx')).RevealPage
          : (await import('./features/application/pages/apply-page.tsx')).ApplyPage,
      }),
    },
    {
      path: '/apply/documents',
      handle: handle(() => documents('taken.title')),
      lazy: async () => ({
        Component: (await import('./features/identity/pages/documents-page.tsx')).DocumentsPage,
      }),
    },
    {
      path: '/apply/wallet',
      handle: {
        title: () => card('wallet.title'),
        crumb: () => card('wallet.title'),
        // It is reached from there, and not by its path.
        parents: [{ crumb: () => card('wallet.account'), path: '/account' }],
        layout: 'member',
      },
      lazy: async () => ({
        Component: (await import('./features/card-issuance/pages/wallet-page.tsx')).WalletPage,
      }),
    },
    {
      path: '/tax-filing',
      handle: handle(() => t('tax.title')),
      lazy: async () => ({
        Component: (await import('./features/application/pages/tax-filing-page.tsx')).TaxFilingPage,
      }),
    },
  ],
  translations: { 'es-US': () => import('./spanish.ts') },
} satisfies RemoteModule;

// No side bar: one question at a time, and nothing beside it to wander off to.
function handle(title: RouteText): RouteHandle {
  return { title, layout: 'plain' };
}
