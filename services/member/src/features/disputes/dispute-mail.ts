import { composeMail, type Mail } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { formatDay } from '#calendar/format-day.ts';
import { formatDollars } from '#money/format-dollars.ts';

export const DISPUTE_MAIL_QUEUE = 'send-dispute-mail';

/** What happened to a dispute, in whole cents, as it was in the transaction in which it happened. */
export type DisputeNews =
  | { kind: 'opened'; credit_due_on: CalendarDate; resolve_due_on: CalendarDate }
  | {
      kind: 'credited';
      credit: NewCredit;
      credited_on: CalendarDate;
      resolve_due_on: CalendarDate;
      is_late: boolean;
    }
  /** `credit` where there was none before the decision. */
  | { kind: 'won' | 'written_off'; kept_cents: number; credit: NewCredit | null }
  /** `credit_cents` is 0, and `take_back_on` null, where there is no credit to take back. */
  | {
      kind: 'lost';
      reason: string;
      credit_cents: number;
      take_back_on: CalendarDate | null;
    }
  | { kind: 'withdrawn'; taken_back_cents: number }
  /** A merchant gave back all that was left of the claim. `kept_cents` is the credit in its place. */
  | { kind: 'refunded'; refunded_cents: number; kept_cents: number }
  | { kind: 'taken_back'; taken_back_cents: number }
  | { kind: 'message' };

/** What of a credit pays the purchase, and what is the member's with us. */
type NewCredit = { paid_cents: number; deposit_cents: number };

export type DisputeMailJob = {
  user_id: string;
  card_transaction_id: string;
  merchant_name: string;
  /** What she claims, less what the merchant had given back before. */
  claim_cents: number;
  news: DisputeNews;
};

/**
 * To a member, of one thing that happened to a dispute of hers. What it says, and when, is by
 * Regulation E, 12 CFR 1005.11(c) and (d):
 * https://www.consumerfinance.gov/rules-policy/regulations/1005/11/#d
 */
export function disputeMail(origin: string, job: DisputeMailJob): Mail {
  const { merchant_name: merchant, claim_cents: cents, news } = job;
  const claim = `${formatDollars(cents)} at ${merchant}`;
  const { subject, paragraphs, highlight } = wordsOf(news, { merchant, claim, cents });
  return composeMail({
    subject,
    paragraphs,
    ...(highlight && { highlight }),
    action: {
      label: news.kind === 'message' ? 'Read the message' : 'See your dispute',
      href: `${origin}/card-transactions/${job.card_transaction_id}/dispute`,
    },
    closing: ["We never ask for your card's number or its PIN by email."],
    reason: 'You got this email because you disputed a charge on your Reset Card.',
  });
}

type Claim = { merchant: string; claim: string; cents: number };
type Words = {
  subject: string;
  paragraphs: string[];
  highlight?: { label: string; value: string };
};

function wordsOf(news: DisputeNews, of: Claim): Words {
  switch (news.kind) {
    case 'opened':
      return openedWords(news, of);
    case 'credited':
      return creditedWords(news, of);
    case 'won':
    case 'written_off':
      return keptWords(news, of);
    case 'lost':
      return lostWords(news, of);
    case 'withdrawn':
      return withdrawnWords(news, of);
    case 'refunded':
      return refundedWords(news, of);
    case 'taken_back':
      return takenBackWords(news, of);
    case 'message':
      return {
        subject: 'We wrote to you about your dispute',
        paragraphs: [
          `There is a new message from us about your dispute of ${of.claim}. To keep it private, it is on the page of your dispute only.`,
        ],
      };
  }
}

type Of<Kind extends DisputeNews['kind']> = Extract<DisputeNews, { kind: Kind }>;

const openedWords = (
  { credit_due_on: creditDueOn, resolve_due_on: resolveDueOn }: Of<'opened'>,
  { claim, cents }: Claim,
): Words => ({
  subject: `We received your dispute of ${claim}`,
  highlight: { label: 'You dispute', value: formatDollars(cents) },
  paragraphs: [
    `You told us that something is wrong with ${claim}. We look into it for you.`,
    `By ${formatDay(creditDueOn)}, you get our decision, or a provisional credit that you can use while we keep investigating. By ${formatDay(resolveDueOn)}, you get our final decision.`,
    'Until there is a credit or a decision, what you owe of this charge stays a part of your repayments. You can add details, or withdraw the dispute, on its page.',
  ],
});

const creditedWords = (
  { credit, credited_on: on, resolve_due_on: resolveDueOn, is_late: isLate }: Of<'credited'>,
  { claim }: Claim,
): Words => {
  const amount = formatDollars(credit.paid_cents + credit.deposit_cents);
  return {
    subject: `You have a provisional credit of ${amount}`,
    highlight: { label: `Credited on ${formatDay(on)}`, value: amount },
    paragraphs: [
      `We are still looking into your dispute of ${claim}. On ${formatDay(on)}, we gave you a provisional credit of ${amount}, and all of it is yours to use while we investigate.`,
      placeOf(credit),
      isLate
        ? `We're late with our decision. You should have had it by ${formatDay(resolveDueOn)}, and our team is working on it.`
        : `You get our final decision by ${formatDay(resolveDueOn)}. Before we would take the credit back, we would write to you.`,
    ],
  };
};

/** What is on deposit repays what else she owes within minutes, or is forwarded. */
function placeOf({ paid_cents: paid, deposit_cents: rest }: NewCredit): string {
  const part = (cents: number) =>
    paid > 0 && rest > 0 ? `${formatDollars(cents)} of it` : 'All of it';
  const pays = `${part(paid)} pays for this purchase, so that you owe that much less.`;
  const hers = `${part(rest)} is yours with us: it repays what else you owe on your Reset Card, and what is left is sent to your bank account.`;
  return [paid > 0 && pays, rest > 0 && hers].filter(Boolean).join(' ');
}

const keptWords = (
  { kind, kept_cents: kept, credit }: Of<'won' | 'written_off'>,
  { claim }: Claim,
): Words => {
  const amount = formatDollars(kept);
  return {
    subject: `Your dispute of ${claim} is decided in your favor`,
    highlight: { label: 'Yours to keep', value: amount },
    paragraphs: [
      kind === 'won'
        ? `We looked into your dispute of ${claim} and decided it in your favor.`
        : `We have ended our investigation of your dispute of ${claim} in your favor: we pay for it ourselves.`,
      credit === null
        ? `Your provisional credit of ${amount} is final now. We will not take it back.`
        : `We gave you a credit of ${amount} today, and it is final. ${placeOf(credit)}`,
    ],
  };
};

const lostWords = (
  { reason, credit_cents: credit, take_back_on: takeBackOn }: Of<'lost'>,
  { claim }: Claim,
): Words => ({
  subject: `We decided your dispute of ${claim}: no error found`,
  ...(takeBackOn !== null && {
    highlight: {
      label: `To be taken back on ${formatDay(takeBackOn)}`,
      value: formatDollars(credit),
    },
  }),
  paragraphs: [
    `We looked into your dispute of ${claim} and found no error.`,
    `What we found: ${reason}`,
    ...(takeBackOn === null
      ? [
          'You have no credit for it, so that nothing is taken back. What you owe of this charge stays a part of your repayments.',
        ]
      : [
          `We take back your provisional credit of ${formatDollars(credit)} on ${formatDay(takeBackOn)}. You owe it again from then on, and your next repayment includes it.`,
          'For five business days after this email, we honor checks, drafts and similar payments to others, and preauthorized transfers, from your account as if the credit stayed there. We charge you nothing if they overdraw it for that reason.',
        ]),
    'You have the right to ask for the documents on which we based our decision. Write to us at the address below, and we promptly send you copies, free of charge.',
  ],
});

const withdrawnWords = (
  { taken_back_cents: takenBack }: Of<'withdrawn'>,
  { merchant, claim }: Claim,
): Words => ({
  subject: `You withdrew your dispute of ${claim}`,
  ...(takenBack > 0 && { highlight: { label: 'Taken back', value: formatDollars(takenBack) } }),
  paragraphs: [
    `You withdrew your dispute of ${claim}, and we have stopped investigating it.`,
    takenBack > 0
      ? `We took back your provisional credit of ${formatDollars(takenBack)}. You owe it again, and your next repayment includes it.`
      : 'You had no credit for it, so that nothing is taken back.',
    `If you change your mind, you can dispute the charge of ${merchant} again.`,
  ],
});

const refundedWords = (
  { refunded_cents: refunded, kept_cents: kept }: Of<'refunded'>,
  { merchant }: Claim,
): Words => ({
  subject: `${merchant} gave your money back, and your dispute is over`,
  highlight: { label: 'Given back', value: formatDollars(refunded) },
  paragraphs: [
    `${merchant} gave back ${formatDollars(refunded)} of what you disputed, and nothing of it is left to investigate. We closed your dispute in your favor.`,
    kept > 0
      ? `It takes the place of the credit that you have from us: ${formatDollars(kept)} of it is yours to keep, and we will not take it back.`
      : 'It repays what you owe on your Reset Card, this purchase first. What is left of it is yours and is sent to your bank account.',
  ],
});

const takenBackWords = (
  { taken_back_cents: takenBack }: Of<'taken_back'>,
  { claim }: Claim,
): Words => ({
  subject: `We took back your provisional credit of ${formatDollars(takenBack)}`,
  highlight: { label: 'Taken back', value: formatDollars(takenBack) },
  paragraphs: [
    `We found no error in your dispute of ${claim}. As we wrote to you before, we have taken back the provisional credit of ${formatDollars(takenBack)}.`,
    'You owe it again, and your next repayment includes it.',
  ],
});
