import type { AdminUser } from '@reset/api-contract/admin/users.ts';
import type { OwnersAnswers } from './person.client.ts';

/** How much of a match each thing is that two accounts have in common. */
const WEIGHTS = {
  ssn: 0.95,
  nameAndBirthDate: 0.8,
  bankAccount: 0.7,
  phone: 0.5,
} as const;

type Duplicates = NonNullable<AdminUser['potential_duplicate_users']>;

/**
 * Who may be she under another account, the likeliest first. The score is the chance that not all of
 * what they have in common is by accident: 1 less the product of what each thing leaves open, in
 * hundredths. undefined unless all who know of such things have answered: that nothing was found would
 * not be true.
 */
export function duplicatesOf(owners: OwnersAnswers): Duplicates | undefined {
  const { public: account, member, onboarding, sameNameAndBirthDate } = owners;
  if (!account || !member || !onboarding || !sameNameAndBirthDate) return undefined;
  const shared: Record<keyof typeof WEIGHTS, ReadonlySet<string>> = {
    ssn: new Set(onboarding.same_ssn),
    nameAndBirthDate: new Set(sameNameAndBirthDate),
    bankAccount: new Set(member.same_bank_account),
    phone: new Set([...account.same_phone, ...onboarding.same_phone]),
  };
  const ids = new Set(Object.values(shared).flatMap((same) => [...same]));
  return [...ids]
    .map((id) => ({
      short_id: id.slice(-4),
      url: `/admin/users/${id}`,
      match_score: scoreOf(KINDS.filter((kind) => shared[kind].has(id))),
    }))
    .toSorted((one, other) => other.match_score - one.match_score || compare(one.url, other.url));
}

const KINDS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

function scoreOf(kinds: readonly (keyof typeof WEIGHTS)[]): number {
  const open = kinds.reduce((left, kind) => left * (1 - WEIGHTS[kind]), 1);
  return Math.round((1 - open) * 100) / 100;
}

const compare = (one: string, other: string): number => (one < other ? -1 : 1);
