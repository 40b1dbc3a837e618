import { dayOf } from '#calendar/calendar-date.ts';
import { type AccountEvent, emptyAccount } from '#testing/account-oracle.ts';
import type { Schedule } from '#features/cards/repayments/schedule.ts';
import type { DepositKind } from '#testing/paycheck-oracle.ts';
import type { MemberHistory } from '#testing/pay-period-oracle.ts';
import type { TaxReturnStatus } from '#providers/tax-filing.ts';
import { someLimitInputs } from '#testing/some-limit-inputs.ts';

/** A hold as the issuer has it, and until when we keep it. */
export type IssuerHold = {
  id: string;
  at: number;
  authorizedCents: number;
  status: 'open' | 'released' | 'cleared';
  /** false for one that we approved and the issuer has never recorded. */
  isRecorded: boolean;
  expiresAt: number;
  /** For how much we let go of it by ourselves; null while we have not. */
  endedAtCents: number | null;
  /** How often the issuer has changed it, and whether we have read it. */
  changes: number;
  isRead: boolean;
};

/** An entry that the issuer posted and that was not read yet. */
export type UnreadEntry = {
  id: string;
  at: number;
  cents: number;
  holdId: string | null;
  /** Of a refund: what it gives back, in the issuer's words; absent on a purchase. */
  refundOf?: string | null;
};

/** Her linked bank; another link is another one. */
export type ModelBank = {
  isBroken: boolean;
  availableCents: number;
  /** Whether the account is in her name. */
  isHers: boolean;
  /** It has sent back what was paid out to her: nothing more goes there. */
  hasSentBack: boolean;
  /** It, or she, forbids debits of it. */
  isStopped: boolean;
  /** However often it was linked: whether a debit came back as closed, unknown or frozen from it. */
  account: { cannotReceive: boolean };
  /** The issuer knows her account there. */
  isRegistered: boolean;
};

export const newBank = (changes: Partial<ModelBank> = {}): ModelBank => ({
  isBroken: false,
  availableCents: 50_000,
  isHers: true,
  hasSentBack: false,
  isStopped: false,
  account: { cannotReceive: false },
  isRegistered: false,
  ...changes,
});

/** Money that the issuer is told to send to her bank, or to fetch from there. */
export type ModelTransfer<AtIssuer> = {
  cents: number;
  bank: ModelBank;
  /** Reserved, sent to the issuer for certain, arrived; never sent, or come back. */
  status: 'reserved' | 'sent' | 'settled' | 'refused' | 'returned';
  /** When the issuer was first told to send it; null before. */
  triedAt: number | null;
  /** When it was looked at last. */
  checkedAt: number;
  /** How the issuer has it; null while it has nothing of it. */
  atIssuer: 'pending' | 'canceled' | 'returned' | AtIssuer | null;
  endedAt: number | null;
};

/** What is hers on its way to her bank. */
export type ModelPayout = ModelTransfer<'completed'> & {
  /** Sent from where her pay comes in. */
  isFromDeposit: boolean;
};

/** What she repays on its way from her bank. */
export type ModelDebit = ModelTransfer<'settled'> & {
  /** Ours, which repays. */
  id: string;
  instance: ModelInstance;
  effectiveOn: string;
  settledAt: number | null;
  countsFrom: string | null;
  returnCode: string | null;
};

export type Purpose = 'payday' | 'staff' | 'member' | 'representment';

/** A day on which she repays from her bank. */
export type ModelInstance = {
  purpose: Purpose;
  dueOn: string;
  effectiveOn: string;
  /** The pay that it waits for comes after this day; null where it waits for none. */
  paidAfter: string | null;
  /** null for all that she owes. */
  cents: number | null;
  state: 'scheduled' | 'processed' | 'cancelled';
  because:
    | 'no_bank'
    | 'short_balance'
    | 'nothing_owed'
    | 'owed_less'
    | 'other_bank'
    | 'repays_from_pay'
    | 'staff'
    | null;
  /** The day from which she moved it; null where she has not. */
  movedFrom: string | null;
  timesPutOff: number;
  /** The debit that came back and is presented again by it. */
  represents: ModelDebit | null;
};

/** On which days staff have her repay. */
export type ModelSchedule = { id: string; isApproved: boolean; isActive: boolean } & {
  schedule: Schedule;
};

/** What came in for her at the issuer, read or not. */
export type ModelDeposit = {
  id: string;
  cents: number;
  at: number;
  /** Sent by the treasury. */
  isRefund: boolean;
  isHers: boolean;
  /** Its sender has taken it back. */
  isReturned: boolean;
  status: 'unread' | 'received' | 'returned' | 'sent_back';
  /** As it was judged when it was read; null before, and of what is not taken. */
  kind: DepositKind | null;
};

/** Her federal return of a year, as it was filed and is answered. */
export type ModelReturn = {
  id: string;
  taxYear: number;
  state: string;
  cents: number;
  isEligible: boolean;
  status: TaxReturnStatus;
  sentAt: number;
  /** When it was read to be accepted first, as it was sent last; null for never. */
  acceptedAt: number | null;
  /** The deposit that was its refund; null before. */
  refundedBy: string | null;
};

export type ModelDispute = {
  /** Ours. */
  id: string;
  purchase: string;
  cents: number;
  /** What the merchant gave back of it before there was a credit. */
  refundedCents: number;
  state: 'open' | 'provisional' | 'won' | 'lost' | 'written_off' | 'withdrawn';
  creditDueOn: string;
  /** What it pays of the purchase and what was deposited; null before there is a credit. */
  credit: { owedCents: number; depositCents: number } | null;
  /** What the merchant gave back in its place. */
  absorbedCents: number;
  isCreditEnded: boolean;
  takeBackOn: string | null;
};

export type ModelStatement = {
  startsOn: string;
  endsOn: string;
  openingCents: number;
  closingCents: number;
  /** Each its day, and what it adds to what she owes. */
  lines: [day: string, cents: number][];
};

/** What there is to know of one member: what happened, and what design/money.md makes of it. */
export type MemberModel = ReturnType<typeof newMemberModel>;

const MAX_AGE_HOURS = 36;
/** Staff have this part of her tax refund advanced. */
export const REFUND_ADVANCE_PART = 0.25;
/** Her card account is opened on this day, when refunds are advanced. */
export const OPENED_ON = '2027-02-08';

export const newMemberModel = (now: number) => ({
  now,
  account: emptyAccount(),
  holds: new Map<string, IssuerHold>(),
  unread: [] as UnreadEntry[],
  /** Which purchase an entry was posted for, by the entry's id. */
  posted: new Map<string, string>(),
  /** What merchants gave back for a purchase, by its id. */
  refunded: new Map<string, number>(),
  /** Days on which she repays, in the order in which they were made. */
  instances: [] as ModelInstance[],
  debits: [] as ModelDebit[],
  schedules: [] as ModelSchedule[],
  repaysInPart: false,
  /** She has authorized debits; else her pay repays. */
  repaysByDebit: true,
  deposits: [] as ModelDeposit[],
  /** The newest year last. */
  taxReturns: [] as ModelReturn[],
  disputes: [] as ModelDispute[],
  statements: [] as ModelStatement[],
  /** What is hers on its way to her bank, or was, in order. */
  payouts: [] as ModelPayout[],
  /** The last day on which something came on her deposit; null for none. */
  creditedOn: null as string | null,
  bank: newBank() as ModelBank | null,
  payroll: { isBroken: false },
  /** When they were read last. */
  readAt: { bank: null as Date | null, payroll: null as Date | null },
  history: {
    payFrequency: 'bi_weekly' as MemberHistory['payFrequency'],
    shifts: [] as MemberHistory['shifts'][number][],
    paystubs: [] as MemberHistory['paystubs'][number][],
    bills: [] as MemberHistory['bills'][number][],
    compensation: null,
    period: null,
  },
  rules: {
    ...someLimitInputs().rules,
    maxAgeHours: MAX_AGE_HOURS,
    isRefundAdvanceAllowed: true,
    refundAdvanceBasisPoints: REFUND_ADVANCE_PART * 10_000,
  },
  /** As it was computed last. */
  limit: { grossCents: 0, refundCents: 0, periodEndsOn: null as string | null },
  /** When the pay of her period comes, as it was known then. */
  payday: null as string | null,
});

export const today = ({ now }: Pick<MemberModel, 'now'>): string => dayOf(new Date(now));

/** Books what happens to her account, for the day of now unless another moment is named. */
export function book(model: MemberModel, event: AccountEvent, at: number = model.now): void {
  model.account.apply(event, dayOf(new Date(at)), model.limit);
  boundAsked(model);
}

/** Decision 66: what was asked for is never more than is owed, the earlier of it first, for good. */
function boundAsked({ account, instances }: MemberModel): void {
  let left = Math.max(0, account.repayableCents());
  const asked = instances.filter(
    ({ state, purpose }) => state === 'scheduled' && (purpose === 'staff' || purpose === 'member'),
  );
  for (const one of asked.toSorted((a, b) => a.effectiveOn.localeCompare(b.effectiveOn))) {
    if (one.cents === null) continue;
    const cents = Math.min(one.cents, left);
    left -= cents;
    if (cents > 0) one.cents = cents;
    else Object.assign(one, { state: 'cancelled', because: 'nothing_owed' });
  }
}
