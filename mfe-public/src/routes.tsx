import {
  partners,
  type Partner,
  type ProductName,
  type RemoteModule,
  type RouteText,
} from '@reset/remote-sdk';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { t as dataExport } from './features/data-export/data-export-messages.ts';
import { t } from './messages.ts';

/** The door of the visitors' pages: path -> lazy page. */
const remote: RemoteModule = {
  routes: [
    page(
      '/',
      () => t('home.title'),
      async () => (await import('#features/home/pages/home-page.tsx')).HomePage,
    ),
    content('/faqs', 'faqs', () => t('faqs.title')),
    page(
      '/about',
      () => t('about.title'),
      async () => (await import('#features/about/pages/about-page.tsx')).AboutPage,
    ),
    page(
      '/partners/financial-institutions',
      () => t('institutions.title'),
      async () =>
        (await import('#features/financial-institutions/pages/financial-institutions-page.tsx'))
          .FinancialInstitutionsPage,
    ),
    page(
      '/social-security',
      () => t('socialSecurity.title'),
      async () =>
        (await import('#features/social-security/pages/social-security-page.tsx'))
          .SocialSecurityPage,
    ),
    page(
      '/get-started',
      () => t('getStarted.title'),
      async () => (await import('#features/get-started/pages/get-started-page.tsx')).GetStartedPage,
    ),
    page(
      '/application-cancelled',
      () => t('cancelled.title'),
      async () =>
        (await import('#features/application-cancelled/pages/application-cancelled-page.tsx'))
          .ApplicationCancelledPage,
    ),
    page(
      '/financial-health',
      () => t('survey.title'),
      async () => (await import('#features/survey/pages/survey-page.tsx')).SurveyPage,
    ),
    page(
      '/budget',
      () => t('budget.title'),
      async () => (await import('#features/budget/pages/budget-page.tsx')).BudgetPage,
    ),
    ...partners().flatMap(homesOf),
    content('/legal/e-sign-consent', 'e-sign-consent', () => t('legal.eSignConsent')),
    content('/legal/terms-of-service', 'terms-of-service', () => t('legal.termsOfService')),
    content('/legal/privacy-policy', 'privacy-policy', () => t('legal.privacyPolicy')),
    content('/legal/card-agreement', 'card-agreement', () => t('legal.cardAgreement')),
    content('/legal/deposit-account-agreement', 'deposit-account-agreement', () =>
      t('legal.depositAccountAgreement'),
    ),
    content('/legal/bank-privacy-policy', 'bank-privacy-policy', () =>
      t('legal.bankPrivacyPolicy'),
    ),
    content('/legal/ewa-terms-of-service', 'ewa-terms-of-service', () =>
      t('legal.ewaTermsOfService'),
    ),
    content('/legal/ach-authorization-agreement', 'ach-authorization-agreement', () =>
      t('legal.achAuthorizationAgreement'),
    ),
    content('/legal/messaging-terms-and-conditions', 'messaging-terms-and-conditions', () =>
      t('legal.messagingTermsAndConditions'),
    ),
    page(
      '/users/sign_up',
      () => t('signUp.title'),
      async () => (await import('#features/sign-up/pages/sign-up-page.tsx')).SignUpPage,
    ),
    page(
      '/users/password/edit',
      () => t('password.title'),
      async () => (await import('#features/password/pages/password-page.tsx')).PasswordPage,
    ),
    page(
      '/users/password/change',
      () => t('password.change'),
      async () =>
        (await import('#features/password/pages/change-password-page.tsx')).ChangePasswordPage,
    ),
    page(
      '/users/your_data',
      () => dataExport('title'),
      async () => (await import('#features/data-export/pages/data-export-page.tsx')).DataExportPage,
    ),
    page(
      '/users/sign_in',
      () => t('signIn.title'),
      async () => (await import('#features/sign-in/pages/sign-in-page.tsx')).SignInPage,
    ),
    page(
      '/users/password/forgot',
      () => t('forgot.title'),
      async () =>
        (await import('#features/forgot-password/pages/forgot-password-page.tsx'))
          .ForgotPasswordPage,
    ),
    page(
      '/users/second_factor',
      () => t('secondFactor.title'),
      async () =>
        (await import('#features/second-factor/pages/second-factor-page.tsx')).SecondFactorPage,
    ),
    page(
      '/users/second_factor/app',
      () => t('app.title'),
      async () =>
        (await import('#features/second-factor/pages/authenticator-app-page.tsx'))
          .AuthenticatorAppPage,
    ),
    page(
      '/users/second_factor/recovery_codes',
      () => t('recovery.title'),
      async () =>
        (await import('#features/second-factor/pages/recovery-codes-page.tsx')).RecoveryCodesPage,
    ),
    page(
      '/users/passkeys',
      () => t('passkeys.title'),
      async () => (await import('#features/passkeys/pages/passkeys-page.tsx')).PasskeysPage,
    ),
    page(
      '/users/passkeys/add',
      () => t('passkeys.add'),
      async () => (await import('#features/passkeys/pages/add-passkey-page.tsx')).AddPasskeyPage,
    ),
    page(
      '/users/passkeys/:id',
      () => t('passkeys.one'),
      async () => (await import('#features/passkeys/pages/passkey-page.tsx')).PasskeyPage,
    ),
    page(
      '/users/confirmation',
      () => t('confirmation.title'),
      async () =>
        (await import('#features/confirmation/pages/confirmation-page.tsx')).ConfirmationPage,
    ),
    page(
      '/users/invitation',
      () => t('invitation.title'),
      async () => (await import('#features/invitation/pages/invitation-page.tsx')).InvitationPage,
    ),
  ],
  translations: { 'es-US': () => import('./spanish.ts') },
};
export default remote;

/** A page of its own file, loaded when it is visited. */
function page(path: string, title: RouteText, load: () => Promise<ComponentType>): RouteObject {
  return { path, handle: { title }, lazy: async () => ({ Component: await load() }) };
}

/** A page that is all content: what editors wrote under a name. */
function content(path: string, slug: string, title: RouteText): RouteObject {
  return page(path, title, async () => {
    const { ContentPage } = await import('#features/content/pages/content-page.tsx');
    const isLegal = path.startsWith('/legal/');
    return () => <ContentPage slug={slug} isLegal={isLegal} title={title} />;
  });
}

/** By name, so that any other first part of a path stays nobody's (decision C-103). */
function homesOf(partner: Partner): RouteObject[] {
  const { name, homepageUrlByProduct: urls } = partner;
  const home = (product: ProductName) => async () => {
    const { PartnerHomePage } = await import('#features/partner-home/pages/partner-home-page.tsx');
    return () => <PartnerHomePage partner={partner} product={product} />;
  };
  return [
    page(
      urls.earnedWageAccess,
      () => t('partnerHome.title', { partner: name }),
      home('earned_wage_access'),
    ),
    page(
      urls.taxRefundAdvance,
      () => t('partnerHome.tax.title', { partner: name }),
      home('tax_refund_advance'),
    ),
  ];
}
