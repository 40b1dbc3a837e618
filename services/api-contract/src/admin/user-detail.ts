import Type, { type Static } from 'typebox';
import { CalendarDate, Dollars, Id, Instant, nullable } from '../fields.ts';
import { UserState, UserStateHistory } from '../onboarding/user-states.ts';
import { amountsOf } from './amounts.ts';
import { day, dollars, instant, maybe, word } from './maybe.ts';
import { userIncome } from './user-income.ts';

/** A service that is asked for what it knows of a person. */
export const Owner = Type.Enum(['public', 'member', 'onboarding'] as const);
export type Owner = Static<typeof Owner>;

const count = maybe(Type.Integer());

const Repayment = Type.Object(
  {
    amount: maybe(Dollars),
    network_state_initiated_at: instant,
    network_state_settled_at: instant,
    network_state_reversed_at: instant,
    created_at: Instant,
  },
  amountsOf({ on: 'created_at' }),
);
const repayment = maybe(nullable(Repayment));
const RepaymentInstance = Type.Object({
  id: Id,
  effective_date: CalendarDate,
  created_at: Instant,
  /** At most so much is debited; null for all that is owed on that day. */
  amount: dollars,
  /** Why it was put off to this day, or why it ended; null for neither. */
  because: word,
});
const instance = maybe(nullable(RepaymentInstance));

/** Where a person is in her application, and what she may have. */
export const progress = {
  /** The furthest step that she came to, in the order of staff's list; null before the first. */
  in_progress_onboarding_state: maybe(nullable(UserState)),
  deactivated: maybe(Type.Boolean()),
  most_recent_in_progress_product: word,
  identity_verification_status: word,
  /** On her own page: all that she came into, in the order of their entry. */
  onboarding_states: maybe(UserStateHistory.properties.states),
  notifications: maybe(
    Type.Array(Type.Object({ type: Type.String(), params: Type.Object({ product: word }) })),
  ),
  eligible: maybe(Type.Boolean()),
  eligibility_result: maybe(
    Type.Object({
      application_status: Type.String(),
      /** A list, because a criterion's name would not survive as a key (decision C-087). */
      results: Type.Array(
        Type.Object({
          criterion: Type.String(),
          /** Green where it is met, red where it is not, yellow while nobody can tell. */
          result: Type.Enum(['green', 'yellow', 'red'] as const),
          user_actionable: Type.Boolean(),
        }),
      ),
    }),
  ),
};

/** Who she is elsewhere, and how she came to us. */
export const origin = {
  /** Both null where no address of such pages is configured. */
  hubspot_contact_url: word,
  /** Null too before the issuer of cards knows her. */
  synctera_customer_url: word,
  /**
   * Who may be she under another account, the likeliest first; absent unless all services answered,
   * because each knows something else that two accounts may share. `match_score` is 0 to 1.
   */
  potential_duplicate_users: maybe(
    Type.Array(
      Type.Object({ short_id: Type.String(), url: Type.String(), match_score: Type.Number() }),
    ),
  ),
  acquisition_metadata: maybe(
    Type.Object({
      product_entry_point: word,
      utm_source: word,
      utm_medium: word,
      utm_campaign: word,
      group_id: word,
    }),
  ),
};

/** Why staff can have nobody's bank debited: the first of these that stands against it. */
export const DebitRefusal = Type.Enum([
  'nothing_owed',
  'repays_from_pay',
  'no_bank',
  /** Debits that are scheduled already repay all that is owed. */
  'nothing_left',
] as const);
export type DebitRefusal = Static<typeof DebitRefusal>;

/** Her limit, her cards and what she owes. */
export const spending = {
  /** Whether her service knows her: who has only signed up is no member yet. Releases before did not say it. */
  is_member: maybe(Type.Boolean()),
  dsl: dollars,
  cards: maybe(Type.Array(Type.Object({ physical: Type.Boolean() }))),
  safe_to_spend_components: maybe(
    Type.Object({
      safe_to_spend: dollars,
      outstanding_reset_transactions: dollars,
      accrued_net_earnings: dollars,
      /** The refund that is to come. */
      income_tax_refund_amount: dollars,
      /** What of it is in her limit. */
      income_tax_refund_advance: dollars,
      available_bank_balance: dollars,
      upcoming_expenses_amount: dollars,
      total_expenses_amount: dollars,
      next_payday: day,
    }),
  ),
  has_repayment_warning: maybe(Type.Boolean()),
  scheduled_repayment_instances: maybe(Type.Array(RepaymentInstance)),
  /** What a debit that staff ask for now would take, from where; null without a card account. */
  external_debit: maybe(
    nullable(
      Type.Object({
        /** What is owed and collected, and nobody has asked to be debited. */
        amount: dollars,
        /** null where no account may be debited. */
        bank_name: nullable(Type.String()),
        bank_mask: nullable(Type.String()),
        /** The days that may be asked for, each with the banking day on which it leaves. */
        days: Type.Array(
          Type.Object({
            asked_for: CalendarDate,
            leaves_on: CalendarDate,
            /** One that staff asked for leaves on that day already: another is refused. */
            is_taken: maybe(Type.Boolean()),
          }),
        ),
        /** Why none can be asked for on any day; null where one can. */
        refusal: maybe(nullable(DebitRefusal)),
        /** Debits that have begun and are not settled yet, the oldest first. */
        under_way: maybe(Type.Array(Type.Object({ id: Id, amount: Dollars, since: Instant }))),
      }),
    ),
  ),
  last_processed_repayment_instance: instance,
  last_cancelled_repayment_instance: instance,
  repayment_info: maybe(
    Type.Object({
      num_repayments: count,
      last_repayment: repayment,
      num_reversed_ach_debit_repayments: count,
      last_reversed_ach_debit_repayment: repayment,
      last_reversed_ach_debit_at: instant,
      num_not_reversed_ach_debit_repayments: count,
      last_not_reversed_ach_debit_repayment: repayment,
      last_not_reversed_ach_debit_at: instant,
    }),
  ),
};

/** Which services answered when her page was asked for, and how things stood with each. */
const answered = {
  /** Those that did not: what they would have told is absent. None where all have. */
  unavailable: maybe(Type.Array(Owner)),
  as_of: maybe(Type.Object({ public: instant, member: instant, onboarding: instant })),
};

/** What a person's own page tells beyond the lists. */
export const AdminUserDetail = Type.Object({
  ...progress,
  ...origin,
  ...userIncome,
  ...spending,
  ...answered,
});
