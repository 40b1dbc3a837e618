import Type, { type Static } from 'typebox';
import { body, CalendarDate, Dollars, Id, Instant, nullable } from '../fields.ts';

/** A day on which a member's bank is to be debited. */
export const ScheduledRepayment = Type.Object({
  id: Id,
  effective_on: CalendarDate,
  /** What she owes now, or a part of it that was asked for: what she buys until then comes on top. */
  amount: Dollars,
  /** She asked for it herself. */
  is_early: Type.Boolean(),
  /** Why it was put off to this day; null unless it was. */
  put_off_because: nullable(Type.Union([Type.Literal('no_bank'), Type.Literal('short_balance')])),
  /** Her bank sent it back before: the same amount, or more, of which she has repaid a part since. */
  is_presented_again: Type.Boolean(),
  /** The last banking day to which she may move it; null where she may not, or has before. */
  movable_until: nullable(CalendarDate),
  /** The banking days to which she may move it, the first one first; none where she may not. */
  movable_to: Type.Array(CalendarDate),
  /** The banking day from which she moved it, which she may once; null where she has not. */
  moved_from: nullable(CalendarDate),
  /** How often it got another day, by her or because of her bank. */
  times_moved: Type.Integer({ minimum: 0 }),
});
export type ScheduledRepayment = Static<typeof ScheduledRepayment>;

/** What of her debt is repaid next, when, and from which account. */
export const NextRepayment = Type.Object({
  /**
   * A debit that is under way, or planned; her next paycheck, of which it is repaid; unplanned where
   * the day is not set; stopped where her bank allows no debits, and none is made until she has linked
   * another one; or nothing is owed that could be repaid.
   */
  status: Type.Enum([
    'processing',
    'scheduled',
    'from_pay',
    'unplanned',
    'stopped',
    'nothing_owed',
  ]),
  /** The banking day of a debit, or the payday; null where there is none. */
  day: nullable(CalendarDate),
  /** What merchants have collected of her purchases and is not repaid. */
  amount: Dollars,
  /** What they have not collected yet: it is repaid once they have. */
  pending: Dollars,
  /** What she spent of her tax refund: the refund repays it, and is in no other amount here. */
  of_refund: Dollars,
  /** What is debited; null where no account may be, and for a paycheck. */
  bank: nullable(Type.Object({ name: Type.String(), mask: nullable(Type.String()) })),
  /** What is owed besides from a day to come on: the credits of lost disputes, as they are taken back. Absent where there are none. */
  take_backs: Type.Optional(Type.Array(Type.Object({ day: CalendarDate, amount: Dollars }))),
  /** The debit after it; null where none is under way or planned. */
  following: nullable(Type.Object({ day: CalendarDate, amount: Dollars })),
});
export type NextRepayment = Static<typeof NextRepayment>;

/** Too little was there; her bank, or she, allows no debits of it; or it was a mistake of neither. */
export const ReturnReason = Type.Union([
  Type.Literal('short_balance'),
  Type.Literal('not_allowed'),
  Type.Literal('mistake'),
]);
export type ReturnReason = Static<typeof ReturnReason>;

/** A debit of a member's bank. */
export const RepaymentDebit = Type.Object({
  id: Id,
  effective_on: CalendarDate,
  amount: Dollars,
  status: Type.Union([
    Type.Literal('processing'),
    Type.Literal('completed'),
    /** Her bank sent it back: she owes it again. */
    Type.Literal('returned'),
    /** It was not made. */
    Type.Literal('failed'),
  ]),
  bank_name: Type.String(),
  bank_mask: nullable(Type.String()),
  /** Why her bank sent it back; null unless it did. */
  returned_because: nullable(ReturnReason),
  /** When it is or was presented again; null where it is not. */
  presented_again_on: nullable(CalendarDate),
  /** The banking day on which it was with us, as statements say; null before it is completed. */
  arrived_on: nullable(CalendarDate),
  /** The day from which it makes room for purchases; null before it is completed. */
  counts_from: nullable(CalendarDate),
});
export type RepaymentDebit = Static<typeof RepaymentDebit>;

/** What is to be known of debits of her bank and payouts to it, until it is mended or over. */
export const RepaymentNotice = Type.Object({
  /** Of the repayment, the debit or the disputed purchase that it is about. */
  id: Id,
  what: Type.Union([
    /** Her bank is debited within two days. */
    Type.Literal('due'),
    Type.Literal('put_off'),
    /** It was put off too often, and is not tried again. */
    Type.Literal('given_up'),
    /** It came back; the same amount is debited again. */
    Type.Literal('presented_again'),
    /** It came back; she owes it again. */
    Type.Literal('returned'),
    /** It was not made; she owes it as before. */
    Type.Literal('failed'),
    /** It came back, and her account is debited no more. */
    Type.Literal('stopped'),
    /** What is hers was sent to her bank and came back; amount is all that is hers now. */
    Type.Literal('payout_returned'),
    /** What is hers has no bank account in her name to go to. */
    Type.Literal('payout_needs_bank'),
    /** The credit of a dispute that was lost is taken back on the day. */
    Type.Literal('credit_taken_back'),
  ]),
  /** Why it was put off or given up; null otherwise. */
  because: nullable(Type.Union([Type.Literal('no_bank'), Type.Literal('short_balance')])),
  amount: Dollars,
  /** null where no bank is linked. */
  bank_name: nullable(Type.String()),
  bank_mask: nullable(Type.String()),
  /** When her bank is debited; of what came back for good, when it was; null of what is given up. */
  day: nullable(CalendarDate),
  /** Of the disputed purchase; null of all others. */
  merchant_name: nullable(Type.String()),
});
export type RepaymentNotice = Static<typeof RepaymentNotice>;

/** GET /repayments */
export const Repayments = Type.Object({
  /** The product's time. */
  as_of: Instant,
  next: NextRepayment,
  /** What she owes and no debit under way is about to repay. */
  payable: Dollars,
  /** The most that she may repay early: what of it neither she nor staff have asked to be debited. */
  early_up_to: Dollars,
  /** What may be debited now; null where there is no such account, or she repays from her pay. */
  bank: nullable(Type.Object({ name: Type.String(), mask: nullable(Type.String()) })),
  /** The day of a debit that she asks for now; null where she may not, or has asked for one on that day. */
  early_on: nullable(CalendarDate),
  /**
   * By day; none while she owes nothing, or no debit can be made until she links another bank. Who
   * repays from her pay has only those of staff.
   */
  scheduled: Type.Array(ScheduledRepayment),
  /** The soonest day first. */
  notices: Type.Array(RepaymentNotice),
  /** The twenty latest, the latest first. */
  debits: Type.Array(RepaymentDebit),
  /**
   * What her pay, or a tax refund or other deposit by its `kind`, has repaid as it came in, and what was
   * repaid later of her balance on deposit; the twenty latest, the latest first.
   */
  from_pay: Type.Array(
    Type.Object({
      day: CalendarDate,
      amount: Dollars,
      kind: Type.Enum(['pay', 'tax_refund', 'other', 'balance']),
    }),
  ),
  /**
   * Repayments that she asked for and that were not made, because she owed nothing more that they could
   * have repaid: the twenty latest, the latest first.
   */
  not_needed: Type.Array(
    Type.Object({
      id: Id,
      /** Since when nothing was left of it. */
      day: CalendarDate,
      /** The day on which her bank would have been debited. */
      effective_on: CalendarDate,
      /** What she asked for. */
      amount: Dollars,
    }),
  ),
  /** Where her bank has too little she would rather repay a part than later. */
  repays_in_part: Type.Boolean(),
});
export type Repayments = Static<typeof Repayments>;

/**
 * POST /repayments: her bank is debited on the next banking day that can be, once a day.
 * `id` is made up by who asks; the same id and amount again change nothing, on whatever day.
 */
export const RepayEarly = body({ id: Id, amount: Dollars });
export type RepayEarly = Static<typeof RepayEarly>;

/** PUT /repayments/next: the debit of her next payday, once. */
export const MoveRepayment = body({ effective_on: CalendarDate });
export type MoveRepayment = Static<typeof MoveRepayment>;

/** PUT /repayments/preference */
export const RepaymentPreference = body({ repays_in_part: Type.Boolean() });
export type RepaymentPreference = Static<typeof RepaymentPreference>;
