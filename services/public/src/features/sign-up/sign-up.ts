import type { Language } from '@reset/api-contract/public/language.ts';
import type { ProductName, SignUpRequest } from '@reset/api-contract/public/sign-up.ts';
import { normalizeEmail, normalizeName, type Acquisition } from '#features/users/users.ts';

export { formerAccountMail } from './former-account-mail.ts';
export {
  CONFIRMATION_DAYS,
  CONFIRMATION_PURPOSE,
  confirmationMail,
  takenAddressMail,
} from './sign-up-mails.ts';

/** What the token in the answer serves, and for how long. */
export const SIGN_UP_PURPOSE = 'sign_up';
const SIGN_UP_MINUTES = 30;

/** `{ sign_up_id }`: one mail to the address, which one depends on who has it. */
export const SIGN_UP_MAIL_QUEUE = 'sign_up_mail';

/** Somebody who has said who she is and chooses a password next. */
export type SignUp = Acquisition & {
  /** Of her account too, once there is one. */
  id: string;
  /** Normalised. */
  email: string;
  firstName: string;
  lastName: string;
  /** In which she signed up; null where her browser did not say. */
  language: Language | null;
  createdAt: Date;
};

/** The sign-up that a body requests, spelled as it is stored. */
export const toSignUp = (
  body: SignUpRequest,
  { id, language, now }: { id: string; language: Language | null; now: Date },
): SignUp => ({
  id,
  language,
  email: normalizeEmail(body.user.email),
  firstName: normalizeName(body.user.first_name),
  lastName: normalizeName(body.user.last_name),
  productName: body.product_name ?? 'earned_wage_access',
  partnerSlug: body.partner ?? null,
  referralSlug: body.referral_slug ?? null,
  groupId: body.group_id ?? null,
  utmCampaign: body.utm_campaign ?? null,
  utmSource: body.utm_source ?? null,
  utmMedium: body.utm_medium ?? null,
  createdAt: now,
});

/** Where a person goes on whose account has just begun. */
export const locationAfterSignUp = (productName: ProductName | null): string =>
  productName === 'tax_refund_advance' ? '/tax-filing' : '/apply?showIntro=true';

/** From when on a sign-up must be for its token to serve still. */
export const oldestSignUp = (now: Date): Date => new Date(now.getTime() - SIGN_UP_MINUTES * 60_000);
