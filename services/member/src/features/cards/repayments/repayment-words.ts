import { formatDollars } from '#money/format-dollars.ts';
import type { RepaymentMailJob } from './repayment-notices.ts';

/** What a mail of a repayment is about, as people read it. */
export type RepaymentFacts = Pick<RepaymentMailJob, 'because'> & {
  movedFrom: string;
  isMovable: boolean;
  /** It is of an amount that staff ordered; else of all that is owed on its day. */
  isFixed: boolean;
  /** What other repayments debit on the same day, and all of that day; null for nothing. */
  beside: { amount: string; total: string } | null;
  amount: string;
  bank: string;
  day: string;
  /** What is still to be repaid; null for nothing. */
  owed: string | null;
  rests: { amount: string; day: string }[];
};
/** What differs from one mail to another. */
export type RepaymentWords = {
  subject: string;
  highlight: string;
  /** What is highlighted; else the amount that it is about. */
  value?: string;
  paragraphs: string[];
};

/** A kind that lacks its words does not compile. */
export type RepaymentWordsByKind = Readonly<
  Record<RepaymentMailJob['kind'], (facts: RepaymentFacts) => RepaymentWords>
>;

const OBSTACLES = {
  no_bank: (bank: string) =>
    `We can't debit ${bank} at the moment. Check that it is still connected and in your own name, or connect another bank account.`,
  short_balance: (bank: string) =>
    `${bank} has less than this once your upcoming bills are paid, and we don't want to overdraw it.`,
} as const;

const toRepay = (owed: string | null): string =>
  owed === null
    ? 'What you had with us has repaid it, and nothing is left to repay.'
    : `You still have ${owed} to repay.`;

const stillToRepay = (owed: string | null) => ({
  highlight: 'Still to repay',
  value: owed ?? formatDollars(0),
});

const ifOwed = (owed: string | null, sentence: string): string[] =>
  owed === null ? [] : [sentence];

const ADDED = 'Anything you buy with your Reset Card before then is added.';
const NOT_ADDED =
  'The amount is set: what you buy with your Reset Card before then is not added to it, and is repaid later.';

const NOT_YOU = 'If this was not you, write to us at the address below at once.';

/** What is said of each in English. */
export const ENGLISH: RepaymentWordsByKind = {
  due: ({ amount, bank, day, isMovable, isFixed, beside }) => ({
    subject: `Your repayment of ${amount} is on ${day}`,
    highlight: `To be debited on ${day}`,
    paragraphs: [
      `We will debit ${bank} for ${amount} on ${day}. ${isFixed ? NOT_ADDED : ADDED}`,
      ...(beside
        ? [
            `Another ${beside.amount} is debited separately on the same day: ${beside.total} together.`,
          ]
        : []),
      `You can repay earlier, ${isMovable ? 'repay a part, or move the day once' : 'or repay a part'}.`,
    ],
  }),
  asked: ({ amount, bank, day, rests }) => ({
    subject: `You repay ${amount} early, on ${day}`,
    highlight: `To be debited on ${day}`,
    paragraphs: [
      `You asked us to debit ${bank} for ${amount} on ${day}, and we will.`,
      ...rests.map(
        (rest) =>
          `With it you agreed that we debit the rest of what your bank sent back, ${rest.amount}, on ${rest.day}.`,
      ),
      `We write again only if that fails. ${NOT_YOU}`,
    ],
  }),
  moved: ({ amount, bank, day, movedFrom }) => ({
    subject: `You moved your repayment to ${day}`,
    highlight: `To be debited on ${day}`,
    paragraphs: [
      `You moved your repayment from ${movedFrom}. We will debit ${bank} for ${amount} on ${day}. ${ADDED}`,
      `You can still repay earlier, or repay a part. ${NOT_YOU}`,
    ],
  }),
  payday_moved: ({ amount, bank, day, movedFrom }) => ({
    subject: `Your repayment of ${amount} is on ${day} now`,
    highlight: `To be debited on ${day}`,
    paragraphs: [
      `The day on which you repay has changed: we will debit ${bank} for ${amount} on ${day}, and not on ${movedFrom} as we wrote before. ${ADDED}`,
      'You can still repay earlier, or repay a part.',
    ],
  }),
  cancelled: ({ amount, bank, day, owed }) => ({
    subject: `Your repayment of ${amount} on ${day} is cancelled`,
    ...stillToRepay(owed),
    paragraphs: [
      `We no longer debit ${bank} for ${amount} on ${day}.`,
      owed === null
        ? 'Nothing is left to repay.'
        : `You still have ${owed} to repay. Your repayments say how and when it is repaid.`,
    ],
  }),
  put_off: ({ amount, bank, day, because }) => ({
    subject: `We moved your repayment of ${amount} to ${day}`,
    highlight: `To be debited on ${day}`,
    paragraphs: [
      OBSTACLES[because ?? 'no_bank'](bank),
      `We will try again on ${day}. If that fails as well, we try on each banking day for a few days more, and write again only if we have to stop. Your repayments always say the next day.`,
    ],
  }),
  given_up: ({ amount, bank, because }) => ({
    subject: `We couldn't debit your repayment of ${amount}`,
    highlight: 'You still owe',
    paragraphs: [
      OBSTACLES[because ?? 'no_bank'](bank),
      'We tried for several days and have stopped. Somebody from our team will look at it with you. You can also repay now, in whole or in part.',
    ],
  }),
  presented_again: ({ amount, bank, day, owed }) => ({
    subject: `Your repayment of ${amount} came back; we try again on ${day}`,
    highlight: `To be debited again on ${day}`,
    paragraphs: [
      `${bank} sent the debit of ${amount} back because there was too little in the account. ${toRepay(owed)}`,
      `We will debit ${amount} again on ${day}. If you repay some of it yourself before, only the rest is debited on that day. Please make sure that it is there. We charge no fee; your bank may.`,
    ],
  }),
  returned: ({ amount, bank, day, owed }) => ({
    subject: `Your repayment of ${amount} came back`,
    ...stillToRepay(owed),
    paragraphs: [
      `${bank} sent back the debit of ${amount} of ${day}. ${toRepay(owed)}`,
      ...ifOwed(
        owed,
        'We will not debit it by itself again: it is part of your next repayment, and you can repay it earlier.',
      ),
    ],
  }),
  failed: ({ amount, bank, day, owed }) => ({
    subject: `Your repayment of ${amount} was not made`,
    ...stillToRepay(owed),
    paragraphs: [
      `The debit of ${amount} from ${bank} on ${day} could not be made. Nothing was taken from your account. ${toRepay(owed)}`,
      ...ifOwed(
        owed,
        'It is part of your next repayment, and you can repay it earlier. Somebody from our team looks at why.',
      ),
    ],
  }),
  stopped: ({ amount, bank, day, owed }) => ({
    subject: 'Your bank no longer lets us debit your repayments',
    ...stillToRepay(owed),
    paragraphs: [
      `${bank} sent back the debit of ${amount} of ${day}, and the account may not be debited. ${toRepay(owed)}`,
      'We have stopped all debits of this account. Connect another bank account to repay from.',
    ],
  }),
  payout_arrived: ({ amount, bank }) => ({
    subject: `Your ${amount} arrived in your bank account`,
    highlight: 'Arrived',
    paragraphs: [`We sent ${amount} that is yours to ${bank}, and it has arrived.`],
  }),
  payout_returned: ({ amount, bank }) => ({
    subject: `Your bank sent back ${amount} that is yours`,
    highlight: 'Yours with us',
    paragraphs: [
      `We sent ${amount} to ${bank}, and it came back. The money is yours and is with us.`,
      'Connect another bank account in your name, and we send it there. What you owe on your Reset Card by then is repaid from it first.',
    ],
  }),
  payout_needs_bank: ({ amount }) => ({
    subject: `Connect a bank account to get ${amount}`,
    highlight: 'Yours with us',
    paragraphs: [
      'This money is yours, and we know of no bank account in your name to send it to.',
      'Connect a bank account in your name, and we send it there. What you owe on your Reset Card by then is repaid from it first.',
    ],
  }),
};
