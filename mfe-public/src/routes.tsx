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
      path: '/legal/e-sign-consent',
      handle: { title: t('legal.eSignConsent') },
      lazy: async () => ({
        Component: (await import('#features/legal/pages/e-sign-consent-page.tsx')).ESignConsentPage,
      }),
    },
    {
      path: '/legal/terms-of-service',
      handle: { title: t('legal.termsOfService') },
      lazy: async () => ({
        Component: (await import('#features/legal/pages/terms-of-service-page.tsx'))
          .TermsOfServicePage,
      }),
    },
    {
      path: '/legal/privacy-policy',
      handle: { title: t('legal.privacyPolicy') },
      lazy: async () => ({
        Component: (await import('#features/legal/pages/privacy-policy-page.tsx'))
          .PrivacyPolicyPage,
      }),
    },
    {
      path: '/users/sign_up',
      handle: { title: t('signUp.title') },
      lazy: async () => ({
        Component: (await import('#features/sign-up/pages/sign-up-page.tsx')).SignUpPage,
      }),
    },
    {
      path: '/users/password/edit',
      handle: { title: t('password.title') },
      lazy: async () => ({
        Component: (await import('#features/password/pages/password-page.tsx')).PasswordPage,
      }),
    },
    {
      path: '/users/sign_in',
      handle: { title: t('signIn.title') },
      lazy: async () => ({
        Component: (await import('#features/sign-in/pages/sign-in-page.tsx')).SignInPage,
      }),
    },
    {
      path: '/users/password/forgot',
      handle: { title: t('forgot.title') },
      lazy: async () => ({
        Component: (await import('#features/forgot-password/pages/forgot-password-page.tsx'))
          .ForgotPasswordPage,
      }),
    },
    {
      path: '/users/second_factor',
      handle: { title: t('secondFactor.title') },
      lazy: async () => ({
        Component: (await import('#features/second-factor/pages/second-factor-page.tsx'))
          .SecondFactorPage,
      }),
    },
    {
      path: '/users/confirmation',
      handle: { title: t('confirmation.title') },
      lazy: async () => ({
        Component: (await import('#features/confirmation/pages/confirmation-page.tsx'))
          .ConfirmationPage,
      }),
    },
    {
      path: '/users/invitation',
      handle: { title: t('invitation.title') },
      lazy: async () => ({
        Component: (await import('#features/invitation/pages/invitation-page.tsx')).InvitationPage,
      }),
    },
  ],
};
export default remote;
