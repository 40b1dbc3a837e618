import { partners, type Partner, type ProductName, type RemoteModule } from '@reset/remote-sdk';
import type { RouteObject } from 'react-router';
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
      path: '/about',
      handle: { title: t('about.title') },
      lazy: async () => ({
        Component: (await import('#features/about/pages/about-page.tsx')).AboutPage,
      }),
    },
    {
      path: '/partners/financial-institutions',
      handle: { title: t('institutions.title') },
      lazy: async () => ({
        Component: (
          await import('#features/financial-institutions/pages/financial-institutions-page.tsx')
        ).FinancialInstitutionsPage,
      }),
    },
    {
      path: '/social-security',
      handle: { title: t('socialSecurity.title') },
      lazy: async () => ({
        Component: (await import('#features/social-security/pages/social-security-page.tsx'))
          .SocialSecurityPage,
      }),
    },
    {
      path: '/get-started',
      handle: { title: t('getStarted.title') },
      lazy: async () => ({
        Component: (await import('#features/get-started/pages/get-started-page.tsx'))
          .GetStartedPage,
      }),
    },
    {
      path: '/application-cancelled',
      handle: { title: t('cancelled.title') },
      lazy: async () => ({
        Component: (
          await import('#features/application-cancelled/pages/application-cancelled-page.tsx')
        ).ApplicationCancelledPage,
      }),
    },
    {
      path: '/financial-health',
      handle: { title: t('survey.title') },
      lazy: async () => ({
        Component: (await import('#features/survey/pages/survey-page.tsx')).SurveyPage,
      }),
    },
    {
      path: '/budget',
      handle: { title: t('budget.title') },
      lazy: async () => ({
        Component: (await import('#features/budget/pages/budget-page.tsx')).BudgetPage,
      }),
    },
    ...partners().flatMap(homesOf),
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

/** By name, so that any other first part of a path stays nobody's (decision C-103). */
function homesOf(partner: Partner): RouteObject[] {
  const { name, homepageUrlByProduct: urls } = partner;
  const home = (product: ProductName) => async () => {
    const { PartnerHomePage } = await import('#features/partner-home/pages/partner-home-page.tsx');
    return { Component: () => <PartnerHomePage partner={partner} product={product} /> };
  };
  return [
    {
      path: urls.earnedWageAccess,
      handle: { title: t('partnerHome.title', { partner: name }) },
      lazy: home('earned_wage_access'),
    },
    {
      path: urls.taxRefundAdvance,
      handle: { title: t('partnerHome.tax.title', { partner: name }) },
      lazy: home('tax_refund_advance'),
    },
  ];
}
