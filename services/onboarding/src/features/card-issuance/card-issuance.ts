import type { CardIssuance as Wire } from '@reset/api-contract/onboarding/card-issuance.ts';
import type { RepaymentMethod } from '@reset/api-contract/member/profile.ts';

/** The queue of cards that are to be issued, and of accounts that are to be opened before. */
export const ISSUE_CARD_QUEUE = 'issue-card';
export type IssueCardJob = { user_id: string };

/** The queue of banks that were unlinked, which takes back the autopay that rests on them. */
export const BANK_UNLINKED_QUEUE = 'take-back-repayment';
export type BankUnlinkedJob = { user_id: string };

/** The queue of direct deposits that were switched to us, which sets the repayment up. */
export const DEPOSIT_SWITCHED_QUEUE = 'record-switched-deposit';
export type DepositSwitchedJob = { user_id: string };

/** The queue of mails to people who got their card. */
export const WELCOME_MAIL_QUEUE = 'send-welcome-mail';
export type WelcomeMailJob = { user_id: string };

/** How far the issuing of a person's card has come. */
export type CardIssuance = {
  userId: string;
  /** When she asked for the account or for the card, whichever was first. */
  beganAt: Date;
  /** When the account was opened that her pay can be sent to; null before. */
  accountOpenedAt: Date | null;
  /** How she repays; null until she has said so. */
  repaymentMethod: RepaymentMethod | null;
  requestedAt: Date | null;
  /** When the issuer made something by her word, which is not taken back from then on; null before. */
  boundAt: Date | null;
  issuedAt: Date | null;
  /** Since when the issuer's people look at her; null while they do not. */
  inReviewSince: Date | null;
  /** The code of the answer by which the issuer did not accept her; null while it has not. */
  refusal: string | null;
};

/** Whether her word is taken back with her bank: for autopay, while the issuer has made nothing by it. */
export const isRevocable = ({ repaymentMethod, boundAt }: CardIssuance): boolean =>
  repaymentMethod === 'ach_debit_flow' && boundAt === null;

/** Whether autopay can rest on what is linked: a checking account in her own name. */
export const isDebitable = (linked: { hasBank: boolean; isBankOfAnother: boolean }): boolean =>
  linked.hasBank && !linked.isBankOfAnother;

/** From then on it is said to take longer than it should. */
export const LATE_AFTER_MS = 2 * 60_000;

/** As she is shown it. */
export const wireIssuance = (issuance: CardIssuance | null, now: Date): Wire => {
  const isInReview = issuance?.inReviewSince != null && isAwaited(issuance);
  return {
    account_opened: issuance?.accountOpenedAt != null,
    requested_at: issuance?.requestedAt?.toISOString() ?? null,
    card_issued: issuance?.issuedAt != null,
    delayed: isInReview || (issuance !== null && isLate(issuance, now)),
    ...(isInReview ? { delayed_by: 'issuer_review' as const } : {}),
    refused: issuance?.refusal != null,
  };
};

function isLate(issuance: CardIssuance, now: Date): boolean {
  const since = waitsSince(issuance);
  return since !== null && isAwaited(issuance) && now.getTime() - since.getTime() >= LATE_AFTER_MS;
}

const isAwaited = ({ issuedAt, refusal }: CardIssuance): boolean =>
  issuedAt === null && refusal === null;

/** For her card from when she said how she repays, for her account from when she asked for it. */
const waitsSince = ({ accountOpenedAt, beganAt, requestedAt }: CardIssuance) =>
  requestedAt ?? (accountOpenedAt === null ? beganAt : null);
