import { formatDay } from '#calendar/format-day.ts';
import { formatDollars } from '#money/format-dollars.ts';
import type { DisputeNews, NewCredit } from './dispute-news.ts';

/** What is disputed, as people read it; `claim` is amount and merchant. */
export type DisputedClaim = { merchant: string; claim: string; cents: number };
/** What differs from one mail to another. */
export type DisputeWords = {
  subject: string;
  paragraphs: string[];
  highlight?: { label: string; value: string };
};

/** What is said of each kind of news, in one language. */
export type DisputeSpeech = {
  [Kind in DisputeNews['kind']]: (
    news: DisputeNews & { kind: Kind },
    of: DisputedClaim,
  ) => DisputeWords;
};

/** What is said of it in that language. */
export function sayDispute(
  speech: DisputeSpeech,
  news: DisputeNews,
  of: DisputedClaim,
): DisputeWords {
  // The compiler does not see that both are of one kind.
  const say = speech[news.kind] as unknown as (
    news: DisputeNews,
    of: DisputedClaim,
  ) => DisputeWords;
  return say(news, of);
}

/** The news of a kind. */
export type Of<Kind extends DisputeNews['kind']> = Extract<DisputeNews, { kind: Kind }>;

const openedWords = (
  { credit_due_on: creditDueOn, resolve_due_on: resolveDueOn }: Of<'opened'>,
  { claim, cents }: DisputedClaim,
): DisputeWords => ({
  subject: `We received your dispute of ${claim}`,
  highlight: { label: 'You dispute', value: formatDollars(cents) },
  paragraphs: [
    `You told us that something is wrong with ${claim}. We look into it for you.`,
    `By ${formatDay('en-US', creditDueOn)}, you get our decision, or a provisional credit that you can use while we keep investigating. By ${formatDay('en-US', resolveDueOn)}, you get our final decision.`,
    'Until there is a credit or a decision, what you owe of this charge stays a part of your repayments. You can add details, or withdraw the dispute, on its page.',
  ],
});

const creditedWords = (
  { credit, credited_on: on, resolve_due_on: resolveDueOn, is_late: isLate }: Of<'credited'>,
  { claim }: DisputedClaim,
): DisputeWords => {
  const amount = formatDollars(credit.paid_cents + credit.deposit_cents);
  return {
    subject: `You have a provisional credit of ${amount}`,
    highlight: { label: `Credited on ${formatDay('en-US', on)}`, value: amount },
    paragraphs: [
      `We are still looking into your dispute of ${claim}. On ${formatDay('en-US', on)}, we gave you a provisional credit of ${amount}, and all of it is yours to use while we investigate.`,
      placeOf(credit),
      isLate
        ? `We're late with our decision. You should have had it by ${formatDay('en-US', resolveDueOn)}, and our team is working on it.`
        : `You get our final decision by ${formatDay('en-US', resolveDueOn)}. Before we would take the credit back, we would write to you.`,
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
  { claim }: DisputedClaim,
): DisputeWords => {
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
  { claim }: DisputedClaim,
): DisputeWords => ({
  subject: `We decided your dispute of ${claim}: no error found`,
  ...(takeBackOn !== null && {
    highlight: {
      label: `To be taken back on ${formatDay('en-US', takeBackOn)}`,
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
          `We take back your provisional credit of ${formatDollars(credit)} on ${formatDay('en-US', takeBackOn)}. You owe it again from then on, and your next repayment includes it.`,
          'For five business days after this email, we honor checks, drafts and similar payments to others, and preauthorized transfers, from your account as if the credit stayed there. We charge you nothing if they overdraw it for that reason.',
        ]),
    'You have the right to ask for the documents on which we based our decision. Write to us at the address below, and we promptly send you copies, free of charge.',
  ],
});

const withdrawnWords = (
  { taken_back_cents: takenBack }: Of<'withdrawn'>,
  { merchant, claim }: DisputedClaim,
): DisputeWords => ({
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
  { merchant }: DisputedClaim,
): DisputeWords => ({
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
  { claim }: DisputedClaim,
): DisputeWords => ({
  subject: `We took back your provisional credit of ${formatDollars(takenBack)}`,
  highlight: { label: 'Taken back', value: formatDollars(takenBack) },
  paragraphs: [
    `We found no error in your dispute of ${claim}. As we wrote to you before, we have taken back the provisional credit of ${formatDollars(takenBack)}.`,
    'You owe it again, and your next repayment includes it.',
  ],
});

/** What is said of it in English. */
export const englishDispute: DisputeSpeech = {
  opened: openedWords,
  credited: creditedWords,
  won: keptWords,
  written_off: keptWords,
  lost: lostWords,
  withdrawn: withdrawnWords,
  refunded: refundedWords,
  taken_back: takenBackWords,
  message: (_news, of) => ({
    subject: 'We wrote to you about your dispute',
    paragraphs: [
      `There is a new message from us about your dispute of ${of.claim}. To keep it private, it is on the page of your dispute only.`,
    ],
  }),
};
