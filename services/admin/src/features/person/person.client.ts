import type { ToldContact, UserContact } from '@reset/api-contract/admin/user-contact.ts';
import type {
  MemberStaffView,
  OnboardingStaffView,
  PublicStaffView,
  SameBirthDate,
} from '@reset/api-contract/admin/user-owners.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import { InternalCallError, notFound, RefusedError } from '@reset/service-kit';
import type { Context } from '#context.ts';

/** How long a page waits for what a service knows of a person, before it is shown without. */
const OWNER_TIMEOUT_MS = 4_000;

/** What each service says of a person; null of one that does not answer. */
export type OwnersAnswers = {
  public: PublicStaffView | null;
  member: MemberStaffView | null;
  onboarding: OnboardingStaffView | null;
  /** Who has her name and her birth date; null where that could not be asked. */
  sameNameAndBirthDate: string[] | null;
};

/**
 * Asks the services that own what is known of a person, all of them at once.
 * @throws RefusedError 404 for whose account is gone
 */
export async function askOwners(
  { public: accounts, member, onboarding }: Context['services'],
  userId: string,
  requestId: string,
): Promise<OwnersAnswers> {
  const call = { requestId, timeoutMs: OWNER_TIMEOUT_MS };
  const applications = `/internal/applications/${userId}`;
  const account = orNull(
    accounts.get<PublicStaffView>(`/internal/users/${userId}/staff_view`, call),
    {
      refusesUnknown: true,
    },
  );
  const birthDates = account.then((known) => {
    if (!known) return null;
    if (known.same_name.length === 0) return [];
    const of = known.same_name.join(',');
    const path = `${applications}/same_birth_date?of=${of}`;
    return orNull(onboarding.get<SameBirthDate>(path, call)).then((same) => same?.user_ids ?? null);
  });
  const [ofPublic, ofMember, ofOnboarding, sameNameAndBirthDate] = await Promise.all([
    account,
    orNull(member.get<MemberStaffView>(`/internal/members/${userId}/staff_view`, call)),
    orNull(onboarding.get<OnboardingStaffView>(`${applications}/staff_view`, call)),
    birthDates,
  ]);
  return { public: ofPublic, member: ofMember, onboarding: ofOnboarding, sameNameAndBirthDate };
}

const CONTACT_TIMEOUT_MS = 2_000;

/**
 * What somebody is known by, of her account and of her application.
 * @throws InternalCallError where one of the services that own it knows nobody, or does not answer
 */
export async function askContact(
  { public: accounts, onboarding }: Pick<Context['services'], 'public' | 'onboarding'>,
  userId: string,
  requestId: string,
): Promise<UserContact> {
  const call = { requestId, timeoutMs: CONTACT_TIMEOUT_MS };
  const [{ phone_number }, { told }] = await Promise.all([
    accounts.get<UserIdentity>(`/internal/users/${userId}`, call),
    onboarding.get<ToldContact>(`/internal/personal_infos/${userId}/contact`, call),
  ]);
  return { phone_number, told };
}

/**
 * What a service answers; null where it is away, too late, or refuses.
 * @param options `refusesUnknown`: that it knows nobody by the id is an answer
 */
export async function orNull<Reply>(
  call: Promise<Reply>,
  { refusesUnknown = false } = {},
): Promise<Reply | null> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof InternalCallError)) throw error;
    if (refusesUnknown && error.status === 404) throw new RefusedError(notFound);
    return null;
  }
}
