import { RECORDS_KEPT_MONTHS } from '@reset/api-contract/member/closure.ts';

/** Why something that a person told of herself is not erased although she or the end of it asks. */
export type RetentionGround =
  | 'card_account'
  | 'card_being_issued'
  | 'transaction'
  | 'other_application'
  | 'refused_identity';

/** What can be kept: what she told, how its verification stands, that a verification refused her. */
export type Kept = 'personal_info' | 'identity_verification' | 'identity_decision';

export type RetentionRule = {
  ground: RetentionGround;
  keeps: readonly Kept[];
  /** For how long; null for as long as the ground is there. */
  months: number | null;
  /** From which day that counts: on which the rest was erased, or the account was closed. */
  countsFrom: 'erasure' | 'closure' | null;
  /** The same in words for whom it is about. */
  why: string;
  /** Who says so. */
  source: string;
  /** The first calendar date on which it holds. */
  from: string;
  /** The first on which it does not any more; null while nobody knows of one. */
  until: string | null;
};

const ALL = ['personal_info', 'identity_verification'] as const;
const IN_FORCE = { from: '2025-01-01', until: null } as const;

/** What stands against erasing (decision 40); how long closed accounts are kept is decision 64. */
export const RETENTION: readonly RetentionRule[] = [
  {
    ground: 'card_account',
    keeps: ALL,
    months: RECORDS_KEPT_MONTHS,
    countsFrom: 'closure',
    why: 'Banks have to keep who their customers were for five years after an account is closed.',
    source:
      '31 CFR 1020.220(a)(3)(ii): what identifies a customer, until five years after the account ' +
      'is closed; phone numbers too where they served for that (FinCEN, FAQs on the final CIP ' +
      'rule, January 2004)',
    ...IN_FORCE,
  },
  {
    ground: 'transaction',
    keeps: ALL,
    months: RECORDS_KEPT_MONTHS,
    countsFrom: 'closure',
    why: 'Records of payments have to be kept for five years.',
    source: '31 CFR 1010.430(d): records of transactions, five years',
    ...IN_FORCE,
  },
  {
    ground: 'card_being_issued',
    keeps: ALL,
    months: null,
    countsFrom: null,
    why: 'The bank is opening an account for you right now.',
    source: '31 CFR 1020.220(a)(2): the bank has to know it before it opens the account',
    ...IN_FORCE,
  },
  {
    ground: 'other_application',
    keeps: ['personal_info'],
    months: null,
    countsFrom: null,
    why: 'You still file your taxes with it.',
    source:
      '16 CFR 314.4(c)(6)(i): what is necessary for business operations; she goes on with the ' +
      'application for which she told it as well',
    ...IN_FORCE,
  },
  {
    ground: 'refused_identity',
    keeps: ['identity_decision'],
    months: 60,
    countsFrom: 'erasure',
    why: "You may dispute for five years that you weren't accepted.",
    source:
      '15 U.S.C. 1681m(a) and 1681p: who was refused by what a third party said may bring an ' +
      'action for up to five years',
    ...IN_FORCE,
  },
];

export type Retained = {
  /** The grounds on which something stays, and why, in words for whom it is about. */
  grounds: RetentionGround[];
  whys: string[];
  isInfoKept: boolean;
  isVerificationKept: boolean;
  /** Until when it is kept that she was refused, a calendar date; null where that is not kept. */
  decisionKeptUntil: string | null;
  /** The first day on which what a closed account keeps is kept no more; null for what keeps none. */
  recordsKeptUntil: string | null;
};

/**
 * What stays of a person, by what is so of her.
 * @param on the calendar date
 * @param closedOn the one from which her closed account's records are kept; null where none is
 *   closed, or something of it is still owed or held
 */
export function retainedBy(
  grounds: readonly RetentionGround[],
  on: string,
  closedOn: string | null = null,
): Retained {
  const isOver = ({ months, countsFrom }: RetentionRule) =>
    countsFrom === 'closure' && closedOn !== null && monthsAfter(closedOn, months ?? 0) <= on;
  const rules = RETENTION.filter(
    (rule) =>
      grounds.includes(rule.ground) &&
      rule.from <= on &&
      (rule.until === null || on < rule.until) &&
      !isOver(rule),
  );
  const ofAccount = rules.find(({ countsFrom }) => countsFrom === 'closure');
  const decision = rules.find(({ keeps }) => keeps.includes('identity_decision'));
  return {
    grounds: rules.map(({ ground }) => ground),
    whys: rules.map(({ why }) => why),
    isInfoKept: rules.some(({ keeps }) => keeps.includes('personal_info')),
    isVerificationKept: rules.some(({ keeps }) => keeps.includes('identity_verification')),
    decisionKeptUntil: decision ? monthsAfter(on, decision.months ?? 0) : null,
    recordsKeptUntil:
      ofAccount && closedOn !== null ? monthsAfter(closedOn, ofAccount.months ?? 0) : null,
  };
}

/** The same day that many months later, or the last of its month where that has no such day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const then = Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last));
  return new Date(then).toISOString().slice(0, 10);
}
