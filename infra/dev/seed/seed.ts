import type { MemberLinks } from '@reset/api-contract/member/links.ts';
import type { PutUser, UserIdentity, UserSearchReply } from '@reset/api-contract/public/users.ts';
import { newId, type InternalClient } from '@reset/service-kit';
import { cardholderOf } from './cardholder.ts';
import { makeStaff } from './make-staff.ts';
import { people, type SeededPerson } from './people.ts';
import { situations, type Situation } from './situations.ts';

const DAY_MS = 86_400_000;

type Services = {
  publicService: InternalClient;
  member: InternalClient;
  admin: InternalClient;
  now: Date;
};

/**
 * Makes the people of people.json who do not exist yet, by the services' own
 * commands. Who can sign in comes last: a seed that was cut short leaves nobody
 * half made, and the next one makes them anew. Who is to be of staff or to have a
 * second factor gets it at each start, because earlier releases knew neither; so does who has a
 * card, because earlier releases made theirs up.
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
  await giveCard(id, { person, situation }, services);
  const lacksSecondFactor = person.phone_number !== undefined && !found?.mfa_enabled;
  if (!found || lacksSecondFactor) {
    await services.publicService.put(`/internal/users/${id}`, accountOf(person, situation));
  }
  if (situation.isStaff && !found?.staff) await makeStaff(id, services);
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

async function giveCard(id: string, somebody: Somebody, { member, now }: Services) {
  const purchases = somebody.situation.card?.purchases;
  if (!purchases) return;
  const path = `/internal/members/${id}`;
  const { card_issued } = await member.get<MemberLinks>(`${path}/links`);
  if (card_issued) return;
  await member.put(`${path}/card_account`, cardholderOf(somebody));
  for (const { daysAgo, ...purchase } of purchases) {
    const occurred_at = new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
    await member.put(`${path}/card_transactions/${newId()}`, { ...purchase, occurred_at });
  }
}
