import { emptyAccount } from '#testing/allocation-oracle.ts';
import type { MemberHistory } from '#testing/pay-period-oracle.ts';
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

export type AchDebit = { id: string; cents: number };

/** Her linked bank; another link is another one. */
export type ModelBank = {
  isBroken: boolean;
  availableCents: number;
  /** Whether the account is in her name. */
  isHers: boolean;
  /** It has sent back what was paid out to her: nothing more goes there. */
  hasSentBack: boolean;
  /** The issuer knows her account there. */
  isRegistered: boolean;
};

export const newBank = (changes: Partial<ModelBank> = {}): ModelBank => ({
  isBroken: false,
  availableCents: 0,
  isHers: true,
  hasSentBack: false,
  isRegistered: false,
  ...changes,
});

/** What is hers on its way to her bank. */
export type ModelPayout = {
  cents: number;
  bank: ModelBank;
  /** Reserved, sent to the issuer for certain, arrived; never sent, or come back. */
  status: 'reserved' | 'sent' | 'settled' | 'refused' | 'returned';
  /** When the issuer was first told to send it; null before. */
  triedAt: number | null;
  /** How the issuer has it; null while it has nothing of it. */
  atIssuer: 'pending' | 'completed' | 'canceled' | 'returned' | null;
  endedAt: number | null;
};

/** What there is to know of one member: what happened, and what design/money.md makes of it. */
export type MemberModel = ReturnType<typeof newMemberModel>;

const MAX_AGE_HOURS = 36;

export const newMemberModel = (now: number) => ({
  now,
  account: emptyAccount(),
  holds: new Map<string, IssuerHold>(),
  unread: [] as UnreadEntry[],
  /** Which purchase an entry was posted for, by the entry's id. */
  posted: new Map<string, string>(),
  debits: [] as AchDebit[],
  settled: [] as AchDebit[],
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
  },
  rules: { ...someLimitInputs().rules, maxAgeHours: MAX_AGE_HOURS },
  /** As it was computed last. */
  limit: { grossCents: 0, periodEndsOn: null as string | null },
});
