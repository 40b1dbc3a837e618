import type { PutDepositAccount } from '@reset/api-contract/member/commands.ts';
import type { PutUser, UserIdentity, UserSearchReply } from '@reset/api-contract/public/users.ts';
import { newId, type InternalClient } from '@reset/service-kit';
import type { UserStateHistory, UserState } from '@reset/api-contract/onboarding/user-states.ts';
import { apply } from './apply.ts';
import type { Applicant } from './applicant.ts';
import { fileTaxes } from './file-taxes.ts';
import { makeStaff } from './make-staff.ts';
import { people, type SeededPerson } from './people.ts';
import { personalInfoOf } from './personal-info.ts';
import { situations, type Situation, type Stage } from './situations.ts';

const DAY_MS = 86_400_000;

type Services = {
  publicService: InternalClient;
  member: InternalClient;
  admin: InternalClient;
  onboarding: InternalClient;
  /** What one person does in the browser, by her id. */
  applicant: Record<'onboarding' | 'member', (userId: string) => Applicant>;
  sandboxUrl: string;
  now: Date;
};

/**
 * Makes the people of people.json who do not exist yet, by the services' own commands, and takes them
 * through the application by the calls that the browser makes. Each start goes on where the one before
 * was cut short. Who is to be of staff or to have a second factor gets it at each start, because
 * earlier releases knew neither.
 * @returns how many were made
 */
export async function seed(services: Services): Promise<number> {
  const made = await Promise.all(people.map((person) => makePerson(person, services)));
  return made.filter(Boolean).length;
}

async function makePerson(person: SeededPerson, services: Services): Promise<boolean> {
  const situation = situations[person.key];
  if (!situation) throw new Error(`Nobody says how far ${person.key} has come.`);
  const found = await findPerson(person, services);
  const id = found?.id ?? newId();
  if (!found) await makeMember(id, situation, services);
  const lacksSecondFactor = person.phone_number !== undefined && !found?.mfa_enabled;
  if (!found || lacksSecondFactor) {
    await services.publicService.put(`/internal/users/${id}`, accountOf(person, situation));
  }
  const { staffRole } = situation;
  if (staffRole && !found?.staff) await makeStaff(id, staffRole, services);
  await takeThrough(id, { person, situation }, services);
  return !found;
}

const accountOf = (person: SeededPerson, { user }: Situation): PutUser => ({
  ...user,
  email: person.email,
  password: person.password,
  ...(person.phone_number ? { phone_number: person.phone_number, mfa_enabled: true } : {}),
  seeded: true,
});

async function findPerson(
  { email }: SeededPerson,
  { publicService }: Services,
): Promise<UserIdentity | undefined> {
  const query = `email=${encodeURIComponent(email)}`;
  const { users } = await publicService.get<UserSearchReply>(`/internal/users?${query}`);
  return users[0];
}

async function makeMember(id: string, situation: Situation, { member }: Services) {
  const { repaymentMethod, bankPersona, payrollPersona } = situation;
  const path = `/internal/members/${id}`;
  await member.put(path, { repayment_method: repaymentMethod });
  if (bankPersona) {
    await member.put(`${path}/bank_link`, { access_token: `access-sandbox-${bankPersona}` });
  }
  if (payrollPersona) await member.put(`${path}/payroll_link`, { account_id: payrollPersona });
}

type Somebody = { person: SeededPerson; situation: Situation };

/** The state that each stage has brought a person into. */
const REACHED: Record<Stage, UserState> = {
  identity_review: 'submitted_identity_verification',
  card_issuance_wait: 'acknowledged_repayment_account',
  card: 'issued_card',
};

async function takeThrough(id: string, somebody: Somebody, services: Services): Promise<void> {
  const { person, situation } = somebody;
  const { application: stage, taxes, hasDepositAccount } = situation;
  if (hasDepositAccount) await openDepositAccount(id, somebody, services);
  if (!stage && !taxes) return;
  const { states } = await services.onboarding.get<UserStateHistory>(
    `/internal/applications/${id}/states`,
  );
  const hasReached = (wanted: UserState) => states.some(({ state }) => state === wanted);
  const applying = {
    userId: id,
    onboarding: services.applicant.onboarding(id),
    member: services.applicant.member(id),
    sandboxUrl: services.sandboxUrl,
    situation,
    personalInfo: personalInfoOf(person, situation),
  };
  if (taxes && !hasReached(`tax_return_${taxes}`)) await fileTaxes(applying, taxes);
  if (!stage || hasReached(REACHED[stage])) return;
  await apply(applying, stage);
  await buy(id, situation, services);
}

/** Once it is there, nothing is opened. */
async function openDepositAccount(
  id: string,
  { person, situation }: Somebody,
  { member }: Services,
): Promise<void> {
  const { first_name, last_name } = situation.user;
  const told = personalInfoOf(person, situation);
  const { street_one, city, state_abbr, zip_code } = told.address;
  const wanted: PutDepositAccount = {
    person: {
      first_name,
      last_name,
      dob: told.date_of_birth,
      ssn: told.ssn,
      address: { street_one, city, state_abbr, zip_code },
      phone_number: `+1${told.phone_number}`,
      email: person.email,
    },
  };
  await member.put(`/internal/members/${id}/deposit_account`, wanted);
}

async function buy(id: string, { purchases = [] }: Situation, { member, now }: Services) {
  for (const { daysAgo, ...purchase } of purchases) {
    const occurred_at = new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
    const path = `/internal/members/${id}/card_transactions/${newId()}`;
    await member.put(path, { ...purchase, occurred_at });
  }
}
