/** The pages that are tried for what holds of every page: addresses that need no id. */
export const VISITOR_PAGES = [
  '/',
  '/faqs',
  '/about',
  '/partners/financial-institutions',
  '/social-security',
  '/get-started',
  '/application-cancelled',
  '/apply/documents',
  '/financial-health',
  '/financial-health?ss=6432193c504b5a0f',
  '/budget',
  '/budget?b=1388-9c4-5dc',
  '/csc',
  '/hvfcu/tax',
  '/users/sign_in',
  '/users/sign_up',
  '/users/sign_up?stage=form',
  '/users/password/edit?reset_password_token=t&signup=true',
  '/users/password/forgot',
  '/users/confirmation?confirmation_token=t',
  '/users/invitation?invitation_token=t',
  '/legal/e-sign-consent',
  '/legal/terms-of-service',
  '/legal/privacy-policy',
  '/nope',
];

/** Behind the gate of staff. */
export const STAFF_PAGES = [
  '/admin',
  '/admin/users',
  '/admin/repayment-schedule',
  '/admin/card-transactions',
  '/admin/waitlists',
  '/admin/financial-health',
  '/admin/staff',
];

/** By the seeded person who opens them. */
export const PAGES_OF = {
  hourly_ach: [
    '/dashboard',
    '/dashboard#payday',
    '/card-transactions',
    '/income',
    '/recurring-expenses',
    '/account',
    '/account/repayments',
    '/account/statements',
    '/account/user-faqs',
    '/account/card-benefits',
    '/account/blog/how-the-limit-moves',
    '/activate',
    '/apply/wallet',
  ],
  direct_deposit: ['/dashboard#payday', '/account/fbo-account'],
  applicant: [
    '/apply',
    '/tax-filing',
    '/users/second_factor',
    '/users/second_factor/app',
    '/users/second_factor/recovery_codes',
    '/users/passkeys',
    '/users/passkeys/add',
    '/users/password/change',
  ],
};
