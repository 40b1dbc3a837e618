import type { PushChoices } from '@reset/api-contract/member/push.ts';
import type { PushOptions } from '#providers/push-service.ts';

/** What a member may be told by push. */
export type PushKind = keyof PushChoices;

/** What happened, without what only she should read: it stands on a locked phone. */
export type PushNews =
  | {
      kind: 'declined_purchase';
      details: {
        card_transaction_id: string;
        merchant_name: string;
        /** The issuer's word or ours. */
        decline_reason: string | null;
      };
    }
  | { kind: 'payday'; details: { what: 'pay'; repaid_cents: number } }
  | { kind: 'payday'; details: { what: 'debit'; amount_cents: number } }
  | { kind: 'low_balance'; details: Record<string, never> };

/** What is told by one key is told once. */
export type PushMessage = PushNews & { userId: string; key: string; happenedAt: Date };

export const chosenKinds = (choices: PushChoices): PushKind[] =>
  (Object.keys(choices) as PushKind[]).filter((kind) => choices[kind]);

export const choicesOf = (kinds: readonly PushKind[]): PushChoices => ({
  payday: kinds.includes('payday'),
  low_balance: kinds.includes('low_balance'),
  declined_purchase: kinds.includes('declined_purchase'),
});

const HOUR_SECONDS = 3_600;

/** A declined purchase is news at the till; the others are for the day. */
const WORTH_SECONDS: Readonly<Record<PushKind, number>> = {
  declined_purchase: HOUR_SECONDS,
  payday: 24 * HOUR_SECONDS,
  low_balance: 12 * HOUR_SECONDS,
};

/** How long a message is still worth to be told, in whole seconds; 0 for one that is too old. */
export function secondsLeft(
  { kind, happenedAt }: Pick<PushMessage, 'kind' | 'happenedAt'>,
  now: Date,
): number {
  const age = Math.floor((now.getTime() - happenedAt.getTime()) / 1_000);
  return Math.max(WORTH_SECONDS[kind] - Math.max(age, 0), 0);
}

/**
 * How a message is sent. Of low balances that wait for a browser the last one alone is shown; each other
 * message has a topic of its own, by which it is shown once though it was sent twice.
 */
export const pushOptions = (
  { id, kind }: { id: string; kind: PushKind },
  ttlSeconds: number,
): PushOptions => ({
  ttlSeconds,
  urgency: kind === 'declined_purchase' ? 'high' : 'normal',
  topic: kind === 'low_balance' ? kind : id.replaceAll('-', ''),
});

/**
 * Whether people in all of the continental states are awake, whatever their zone and the season: from 8 in
 * the morning in the west until 11 in the evening in the east.
 */
export const isDaytime = (now: Date): boolean => now.getUTCHours() >= 16 || now.getUTCHours() < 3;

/** How her bank account stands, and what is debited from it next. */
export type BankOutlook = {
  availableCents: number;
  /** Her bills until her next payday. */
  billsCents: number;
  /** The next debit of ours, if it is of the next days, and her bills until then. */
  debit: { cents: number; billsBeforeCents: number } | null;
};

/** Whether she has less than her bills, by which the dashboard warns as well, or than the next debit. */
export const isLow = ({ availableCents, billsCents, debit }: BankOutlook): boolean =>
  (billsCents > 0 && availableCents < billsCents) ||
  (debit !== null && availableCents < debit.cents + debit.billsBeforeCents);
