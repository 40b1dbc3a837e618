import type { Level } from './requirement.ts';

/** One promise broken on purpose, in one place of the product's code. */
export type Breakage = {
  id: string;
  /** The level whose tests are to notice. */
  level: Level;
  what: string;
  file: string;
  /** The text that is there once, and what takes its place. */
  from: string;
  to: string;
};

const PUBLIC = 'services/public/src';
const SIGN_UP = 'mfe-public/src/features/sign-up';

export const breakages: readonly Breakage[] = [
  {
    id: 'PUB-036',
    level: 'HTTP',
    what: 'who has a card is led to the application',
    file: `${PUBLIC}/features/sign-in/sign-in.ts`,
    from: 'if (isStaff || hasCard)',
    to: 'if (isStaff)',
  },
  {
    id: 'PUB-037',
    level: 'HTTP',
    what: 'the password alone starts a session, second factor or not',
    file: `${PUBLIC}/features/sign-in/routes.ts`,
    from: 'const phoneLastFour = entered.phoneNumber.slice(-4);',
    to: 'startSession(reply, { ...account }); const phoneLastFour = entered.phoneNumber.slice(-4);',
  },
  {
    id: 'PUB-038',
    level: 'HTTP',
    what: 'asking for a new password does nothing',
    file: `${PUBLIC}/features/passwords/routes.ts`,
    from: 'await resets.ask(normalizeEmail(request.body.user.email));',
    to: 'normalizeEmail(request.body.user.email);',
  },
  {
    id: 'PUB-068',
    level: 'HTTP',
    what: 'who referred somebody is forgotten',
    file: `${PUBLIC}/features/sign-up/sign-up.ts`,
    from: 'referralSlug: body.referral_slug ?? null,',
    to: 'referralSlug: null,',
  },
  {
    id: 'PUB-070',
    level: 'HTTP',
    what: 'the token of a sign-up serves something else',
    file: `${PUBLIC}/features/sign-up/routes.ts`,
    from: 'tokens.issue(SIGN_UP_PURPOSE, signUp.id)',
    to: "tokens.issue('confirm_email', signUp.id)",
  },
  {
    id: 'PUB-085',
    level: 'HTTP',
    what: '11 characters are enough for the server',
    file: `${PUBLIC}/passwords/password-score.ts`,
    from: 'lengthOf(password) < PASSWORD_RULES.minLength;',
    to: 'lengthOf(password) < PASSWORD_RULES.minLength - 1;',
  },
  {
    id: 'ONB-129',
    level: 'HTTP',
    what: 'the confirmation is sent again to who has confirmed',
    file: `${PUBLIC}/features/confirmations/send-instructions-route.ts`,
    from: 'if (user && !user.confirmedAt) {',
    to: 'if (user?.confirmedAt) {',
  },
  {
    id: 'MEM-170',
    level: 'HTTP',
    what: 'a wrong code ends like a session that is over',
    file: `${PUBLIC}/codes/refusals.ts`,
    from: 'status: 422',
    to: 'status: 401',
  },
  {
    id: 'MEM-166',
    level: 'HTTP',
    what: 'no recovery codes are told',
    file: `${PUBLIC}/features/second-factor/verify-code-route.ts`,
    from: '{ recovery_codes: recoveryCodes }',
    to: '{}',
  },
  {
    id: 'PLT-004',
    level: 'HTTP',
    what: 'a mutation needs no CSRF token',
    file: 'services/gateway/src/csrf/check-request.ts',
    from: 'if (!tokens.verify(',
    to: 'if (cookie === null && !tokens.verify(',
  },
  {
    id: 'PLT-037',
    level: 'HTTP',
    what: 'signing out leaves the session on the server',
    file: 'services/gateway/src/sign-out/sign-out.ts',
    from: 'await sessions.end(request.sessionCookie);',
    to: 'request.sessionCookie.trim();',
  },
  {
    id: 'PLT-042',
    level: 'HTTP',
    what: 'scripts can read the session cookie',
    file: 'services/gateway/src/session/session-cookie.ts',
    from: 'httpOnly: true',
    to: 'httpOnly: false',
  },
  {
    id: 'ADM-137',
    level: 'HTTP',
    what: 'staff need no token',
    file: 'services/admin/src/features/session/require-admin-token.ts',
    from: 'if (!role) throw',
    to: "if (!role && typeof token === 'string') throw",
  },
  {
    id: 'PUB-066',
    level: 'UNIT',
    what: 'nobody has to agree to the documents',
    file: `${SIGN_UP}/model/sign-up-form.ts`,
    from: "yup.boolean().oneOf([true], t('signUp.agreementRequired'))",
    to: 'yup.boolean()',
  },
  {
    id: 'PUB-071',
    level: 'UNIT',
    what: 'the password page is not told that it follows a sign-up',
    file: `${SIGN_UP}/components/use-submit-sign-up.ts`,
    from: "signup: 'true',",
    to: '',
  },
  {
    id: 'PUB-073',
    level: 'UNIT',
    what: 'capitals give another hash of the same address',
    file: `${SIGN_UP}/model/email-hash.ts`,
    from: '.trim().toLowerCase()',
    to: '.trim()',
  },
  {
    id: 'PUB-087',
    level: 'UNIT',
    what: 'short passwords may be good',
    file: 'services/api-contract/src/public/passwords.ts',
    from: 'maxScoreWhenShort: 2',
    to: 'maxScoreWhenShort: 3',
  },
  {
    id: 'PUB-090',
    level: 'UNIT',
    what: 'length alone makes a password good',
    file: `${PUBLIC}/passwords/password-score.ts`,
    from: 'estimateGuessing(password, [firstName, lastName, email]),',
    to: 'estimateGuessing(password, [firstName, lastName, email]) + 4,',
  },
  {
    id: 'PUB-091',
    level: 'UNIT',
    what: 'names of two letters weaken passwords',
    file: 'services/api-contract/src/public/passwords.ts',
    from: 'minNameLength: 3',
    to: 'minNameLength: 2',
  },
  {
    id: 'PUB-072',
    level: 'BROWSER',
    what: 'the address itself is kept for analytics',
    file: `${SIGN_UP}/components/use-submit-sign-up.ts`,
    from: 'emailHash: hash',
    to: 'emailHash: email',
  },
  {
    id: 'PUB-078',
    level: 'BROWSER',
    what: 'the source of a campaign is mixed up with its medium',
    file: `${SIGN_UP}/model/sign-up-request.ts`,
    from: 'utmSource: utm_source',
    to: 'utmSource: utm_medium',
  },
  {
    id: 'PUB-080',
    level: 'BROWSER',
    what: 'after a sign-up the password page speaks of editing',
    file: 'mfe-public/src/features/password/pages/password-page.tsx',
    from: "isSignUp ? 'password.create' : 'password.edit'",
    to: "isSignUp ? 'password.edit' : 'password.create'",
  },
  {
    id: 'MEM-011',
    level: 'BROWSER',
    what: 'asking for the confirmation once more sends nothing',
    file: `${PUBLIC}/features/confirmations/send-instructions-route.ts`,
    from: 'await confirmations.ask(asked, clock.now());',
    to: 'void asked;',
  },
];
