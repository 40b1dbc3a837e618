import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { Disclosures } from '@reset/api-contract/onboarding/disclosures.ts';
import type { PostPersonalInfo } from '@reset/api-contract/onboarding/personal-info.ts';
import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
import { newId } from '@reset/service-kit';
import { someLinks, type OnboardingServiceUnderTest } from './onboarding-service.ts';

export const ACCEPT = '/acceptances/bulk';
export const PERSONAL_INFO = '/personal_infos';

export const idsOf = (disclosures: Disclosures) => disclosures.map(({ id }) => id);

/** Everybody's bank and payroll are linked, and show pay. */
export const allLinked = () => someLinks({ bank_linked: true, payroll_linked: true });

/** Who somebody is, but for what is named; nobody's phone. */
export const somebody = (changes: Partial<PostPersonalInfo> = {}): PostPersonalInfo => ({
  phone_number: '2025550123',
  date_of_birth: '1990-01-31',
  ssn: '512347890',
  address: {
    street_one: '1 Harbor Street',
    city: 'Portland',
    state_abbr: 'OR',
    zip_code: '97201',
  },
  ...changes,
});

const ZIPS: Readonly<Record<string, string>> = { KS: '66603', CA: '90012', MO: '65101' };

/** Who lives in a state, at an address that is in it. */
export const livingIn = (state_abbr: string): Pick<PostPersonalInfo, 'address'> => {
  const { address } = somebody();
  return { address: { ...address, state_abbr, zip_code: ZIPS[state_abbr] ?? address.zip_code } };
};

/** People on their way through the application, by the service as it is then. */
export function applying(running: () => OnboardingServiceUnderTest) {
  const standing = async (userId: string) =>
    (await running().get(userId, '/card_application/status')).json<ApplicationStatus>();

  /** What the terms consist of now. */
  const termsOf = async () => {
    const path = `/disclosures?disclosure_types=${TERMS_TYPES.join(',')}`;
    return (await running().get(newId(), path)).json<Disclosures>();
  };

  const accept = (userId: string, ids: string[]) =>
    running().post(userId, ACCEPT, { disclosure_ids: ids });

  /** Somebody new who has come to the terms. */
  async function atTerms(): Promise<string> {
    const userId = newId();
    const { current_task_name: task } = await standing(userId);
    if (task !== 'terms_acceptance') throw new Error(`She is at ${task}.`);
    return userId;
  }

  /** Somebody new who is asked who she is. */
  async function atPersonalInfo(): Promise<string> {
    const userId = await atTerms();
    await accept(userId, idsOf(await termsOf()));
    return userId;
  }

  /** Somebody new who has told who she is. */
  async function atIdentity(changes: Partial<PostPersonalInfo> = {}): Promise<string> {
    const userId = await atPersonalInfo();
    await running().post(userId, PERSONAL_INFO, somebody(changes));
    return userId;
  }

  /** Somebody new whose identity is verified: she is asked how she repays. */
  async function atRepayment(changes: Partial<PostPersonalInfo> = {}): Promise<string> {
    const userId = await atIdentity(changes);
    running().world.check = () => ({ decision: 'accept' });
    await running().post(userId, '/identity_verifications/submit_verification', {});
    await running().jobs.finish();
    const { current_task_name: task } = await standing(userId);
    if (task !== 'repayment_setup') throw new Error(`She is at ${task}.`);
    return userId;
  }

  return { standing, termsOf, accept, atTerms, atPersonalInfo, atIdentity, atRepayment };
}
