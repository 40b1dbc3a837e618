import type { RemoteModule } from '@reset/remote-sdk';
import { t } from './messages.ts';

/** The door of the visitors' pages: path -> lazy page. */
const remote: RemoteModule = {
  routes: [
    {
      path: '/',
      handle: { title: t('home.title') },
      lazy: async () => ({
        Component: (await import('#features/home/pages/home-page.tsx')).HomePage,
      }),
    },
    {
      path: '/faqs',
      handle: { title: t('faqs.title') },
      lazy: async () => ({
        Component: (await import('#features/content/pages/faqs-page.tsx')).FaqsPage,
      }),
    },
    {
      path: '/users/sign_in',
      handle: { title: t('signIn.title') },
      lazy: async () => ({
        Component: (await import('#features/sign-in/pages/sign-in-page.tsx')).SignInPage,
      }),
    },
  ],
};
export default remote;
