import { isLegalName } from './normalize-name.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import type { Language } from '@reset/api-contract/public/language.ts';
import type { ProductName } from '@reset/api-contract/public/sign-up.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';

/** How a person came to us; null is not known. */
export type Acquisition = {
  productName: ProductName | null;
  partnerSlug: string | null;
  referralSlug: string | null;
  groupId: string | null;
  utmCampaign: string | null;
  utmSource: string | null;
  utmMedium: string | null;
};

/** A person as the database has her; everything but her credential. */
export type User = Acquisition & {
  id: string;
  email: string;
  /** What she entered in its place while it was unconfirmed and somebody else has; null for none. */
  enteredEmail: string | null;
  firstName: string;
  lastName: string;
  /** In which she reads Reset and is written to; null for who never said. */
  language: Language | null;
  /** As the admin service has published it. */
  isStaff: boolean;
  /** As the member service has published it. */
  hasCard: boolean;
  /** A tax return of hers is rejected and not sent again, as the member service has published it. */
  hasRejectedReturn: boolean;
  /** Made by the seed, with a password that is published. */
  isSeeded: boolean;
  /** null until the address is confirmed. */
  confirmedAt: Date | null;
  /** Ten digits; null when she never gave any. */
  phoneNumber: string | null;
  /** null while signing in is not by codes that are texted to the phone. */
  textsEnabledAt: Date | null;
  /** An authenticator app is set up. */
  hasAuthenticatorApp: boolean;
  /** null while she may sign in. */
  deactivatedAt: Date | null;
  /** When it was closed for good; null while it is not. */
  closedAt: Date | null;
  /** How often all that was begun as her was voided. */
  sessionVersion: number;
  createdAt: Date;
};

/** What of a person is written when she is new. */
export type NewUser = Omit<
  User,
  | 'enteredEmail'
  | 'isStaff'
  | 'hasCard'
  | 'hasRejectedReturn'
  | 'hasAuthenticatorApp'
  | 'deactivatedAt'
  | 'closedAt'
  | 'sessionVersion'
>;

/** Whether signing in takes more than the password. */
export const hasSecondFactor = (
  user: Pick<User, 'textsEnabledAt' | 'hasAuthenticatorApp'>,
): boolean => user.textsEnabledAt !== null || user.hasAuthenticatorApp;

/**
 * Whether this account may be entered at all, its password being right. A seeded
 * one may not in production: everybody can read its password in the source.
 */
export const isOpen = (
  { isSeeded, deactivatedAt }: Pick<User, 'isSeeded' | 'deactivatedAt'>,
  { NODE_ENV: environment }: { NODE_ENV: string },
): boolean => deactivatedAt === null && !(isSeeded && environment === 'production');

/** The one spelling under which an address is stored and looked for. */
export const normalizeEmail = (email: string): string =>
  email.trim().normalize('NFC').toLowerCase();

const EMAIL_MAX_LENGTH = 255;

// Neither white space nor what divides headers and lists of addresses, which no mail is sent to.
const EMAIL =
  /^[^\s\p{Cc},;:<>()[\]"\\@]+@[^\s\p{Cc},;:<>()[\]"\\@.]+(\.[^\s\p{Cc},;:<>()[\]"\\@.]+)+$/u;

/** Something, an at sign, a domain with a dot; only a mail shows that there is a mailbox. */
export const isEmail = (normalized: string): boolean =>
  normalized.length <= EMAIL_MAX_LENGTH && EMAIL.test(normalized);

const NAME_MAX_LENGTH = 100;

/** A name as it is stored: in one spelling, on one line, nothing around it. */
export { normalizeName } from './normalize-name.ts';

/** What is wrong with a normalised name, in a sentence; null when nothing is. */
export function nameFault(normalized: string): string | null {
  if (normalized === '') return 'This is required.';
  // One spelling can be longer than what was typed.
  return [...normalized].length > NAME_MAX_LENGTH ? 'This is too long.' : null;
}

/** The same of a name that is to be her legal one. */
export const legalNameFault = (normalized: string): string | null =>
  nameFault(normalized) ?? (isLegalName(normalized) ? null : NO_LEGAL_NAME);

const NO_LEGAL_NAME = 'Use letters. Spaces, hyphens, apostrophes, periods and commas are fine too.';

/** What the other services may know of a person. */
export const toIdentity = (user: User): UserIdentity => ({
  id: user.id,
  email: user.email,
  entered_email: user.confirmedAt === null ? user.enteredEmail : null,
  first_name: user.firstName,
  last_name: user.lastName,
  confirmed: user.confirmedAt !== null,
  staff: user.isStaff,
  mfa_enabled: hasSecondFactor(user),
  language: user.language,
  phone_number: user.phoneNumber,
  partner_slug: user.partnerSlug,
  referral_slug: user.referralSlug,
  product_name: user.productName,
  group_id: user.groupId,
  utm_campaign: user.utmCampaign,
  utm_source: user.utmSource,
  utm_medium: user.utmMedium,
  created_at: user.createdAt.toISOString(),
});

/** What is published of a person. */
export const toEvent = (user: User): Extract<UserEvent, { type: 'user.changed' }>['payload'] => ({
  email: user.email,
  first_name: user.firstName,
  last_name: user.lastName,
  confirmed: user.confirmedAt !== null,
  partner_slug: user.partnerSlug,
  created_at: user.createdAt.toISOString(),
  deactivated: user.deactivatedAt !== null,
  phone_number: user.phoneNumber,
  acquisition: {
    product_name: user.productName,
    referral_slug: user.referralSlug,
    group_id: user.groupId,
    utm_campaign: user.utmCampaign,
    utm_source: user.utmSource,
    utm_medium: user.utmMedium,
  },
});
