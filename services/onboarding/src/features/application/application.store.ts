import type { Cancellation, TaskName } from '@reset/api-contract/onboarding/application-status.ts';
import type { IdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { ApplicationEvent } from '@reset/application-engine/application-event.ts';
import type { Cancelled } from '@reset/application-engine/applicant-facts.ts';
import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
import type { Database, Transaction } from '@reset/service-kit';
import { enterState } from '#features/user-states/user-states.store.ts';
import type { Applicant } from './applicant.ts';
import type { ApplicationFile } from './application.ts';

type Visit = {
  userId: string;
  product: ProductName;
  /** What brings her into a state in which she never was. */
  events: readonly ApplicationEvent[];
  now: Date;
};

type Recorded = {
  userId: string;
  product: ProductName;
  task: TaskName;
  outcome: 'done' | 'skipped';
  now: Date;
};

/** Applications and what is recorded of their tasks, in the database. */
export const applicationStore = (database: Database) => ({
  /** All that is known of a person's applications, begun or not, in one question. */
  async read(userId: string, now: Date): Promise<ApplicationFile> {
    const { rows } = await database.raw<{ rows: FileRow[] }>(READ, {
      userId,
      now,
      types: [...TERMS_TYPES],
    });
    return toFile(rows[0] ?? NOTHING);
  },

  /** The products that she has applied for and not cancelled, the latest first, and whether she has skipped linking a payroll. */
  async readBegun(userId: string): Promise<{ products: ProductName[]; isPayrollSkipped: boolean }> {
    const products = await database('application')
      .where({ user_id: userId, cancelled_at: null })
      .orderBy('started_at', 'desc')
      .pluck<ProductName[]>('product');
    const skipped = await database('application_task')
      .where({ user_id: userId, task: 'payroll_linking', outcome: 'skipped' })
      .first('task');
    return { products, isPayrollSkipped: skipped !== undefined };
  },

  /** Begins an application and appends what a visit showed. May be done again: the first counts. */
  async keepVisit({ userId, product, events, now }: Visit): Promise<void> {
    await database.transaction(async (transaction) => {
      await insertApplication(transaction, userId, product, now);
      for (const event of events) {
        await enterState(transaction, { userId, event, product, at: now });
      }
    });
  },

  /** Records that a task is over, and begins its application. The first time counts. */
  async record(transaction: Transaction, { now, ...recorded }: Recorded): Promise<void> {
    const { userId, product, task, outcome } = recorded;
    await insertApplication(transaction, userId, product, now);
    await transaction('application_task')
      .insert({ user_id: userId, product, task, outcome, recorded_at: now })
      .onConflict(['user_id', 'product', 'task'])
      .ignore();
  },

  /** Ends an application with all that was recorded in it. */
  async cancel(transaction: Transaction, { userId, product, now }: Ended): Promise<void> {
    const hers = { user_id: userId, product };
    await transaction('application').where(hers).update({ cancelled_at: now });
    await transaction('application_task').where(hers).delete();
  },

  /** Begins one anew that was cancelled; nothing happens to any other. Whether it was. */
  async restart(transaction: Transaction, { userId, product, now }: Ended): Promise<boolean> {
    const restarted = await transaction('application')
      .where({ user_id: userId, product })
      .whereNotNull('cancelled_at')
      .update({ cancelled_at: null, started_at: now });
    return restarted > 0;
  },

  /** Has these tasks done anew, in whichever of these applications they were. */
  async reopen(
    transaction: Transaction,
    userId: string,
    tasks: readonly TaskName[],
    products: readonly ProductName[] = ['earned_wage_access', 'tax_refund_advance'],
  ): Promise<void> {
    await transaction('application_task')
      .where({ user_id: userId })
      .whereIn('task', tasks)
      .whereIn('product', products)
      .delete();
  },
});

type Ended = { userId: string; product: ProductName; now: Date };

type FileRow = {
  tasks: { product: ProductName; task: TaskName }[];
  begun: { product: ProductName; cancelled_at: string | null }[];
  /** The latest of what she told that came to something; null for none. */
  erasure: { outcome: 'erased' | 'kept' | 'nothing' | null } | null;
  /** Her latest; null for none. */
  questionnaire: { outcome: 'eligible' | 'ineligible'; is_listed: boolean } | null;
  home_state: string | null;
  identity_status: IdentityStatus | null;
  rejected_for: ApplicationFile['rejectedFor'];
  entered: { state: ApplicationFile['entered'][number]['state']; product: ProductName }[];
  /** A version of what she has accepted came after it that asks everybody again. */
  asked_again: boolean;
};

/** Of somebody whom nothing is known of. */
const NOTHING: FileRow = {
  tasks: [],
  begun: [],
  erasure: null,
  questionnaire: null,
  home_state: null,
  identity_status: null,
  rejected_for: null,
  entered: [],
  asked_again: false,
};

function toFile({ tasks, asked_again: isAskedAgain, ...row }: FileRow): ApplicationFile {
  const holds = ({ task }: FileRow['tasks'][number]) =>
    !(isAskedAgain && task === 'terms_acceptance');
  const recordedOf = (product: ProductName) =>
    new Set(tasks.filter((one) => one.product === product && holds(one)).map(({ task }) => task));
  return {
    recorded: {
      earned_wage_access: recordedOf('earned_wage_access'),
      tax_refund_advance: recordedOf('tax_refund_advance'),
    },
    questionnaireOutcome: row.questionnaire?.outcome ?? null,
    isPlatformListed: row.questionnaire?.is_listed ?? true,
    homeState: row.home_state,
    identityStatus: row.identity_status,
    rejectedFor: row.rejected_for,
    begun: new Set(row.begun.map(({ product }) => product)),
    cancelled: cancelledOf(row),
    entered: row.entered,
  };
}

const cancelledOf = ({ begun, erasure }: Pick<FileRow, 'begun' | 'erasure'>): Cancelled =>
  Object.fromEntries(
    begun.flatMap(({ product, cancelled_at: at }) =>
      at === null
        ? []
        : [
            [
              product,
              { cancelled_at: new Date(at).toISOString(), personal_info: stateOf(erasure) },
            ],
          ],
    ),
  );

function stateOf(erasure: FileRow['erasure']): Cancellation['personal_info'] {
  if (!erasure || erasure.outcome === 'nothing') return null;
  return erasure.outcome ?? 'being_erased';
}

// Each part by an index that begins with the person, so that it costs the same among many.
const READ = `
  SELECT
    (SELECT coalesce(json_agg(json_build_object('product', product, 'task', task)), '[]')
       FROM application_task WHERE user_id = :userId) AS tasks,
    (SELECT coalesce(json_agg(json_build_object(
              'product', product, 'cancelled_at', cancelled_at)), '[]')
       FROM application WHERE user_id = :userId) AS begun,
    (SELECT json_build_object('outcome', outcome)
       FROM personal_info_erasure WHERE user_id = :userId
      ORDER BY outcome IS NOT DISTINCT FROM 'nothing', requested_at DESC, id DESC
      LIMIT 1) AS erasure,
    (SELECT json_build_object('outcome', outcome, 'is_listed', pinwheel_id IS NOT NULL)
       FROM waitlist_entry WHERE user_id = :userId
      ORDER BY created_at DESC, id DESC LIMIT 1) AS questionnaire,
    coalesce(
      (SELECT state_abbr FROM personal_info WHERE user_id = :userId),
      (SELECT state_abbr FROM unavailable_home WHERE user_id = :userId),
      -- Who was told that her state is not open told no more than the state.
      (SELECT state_abbr FROM availability_notice WHERE user_id = :userId
        ORDER BY requested_at DESC LIMIT 1)) AS home_state,
    (SELECT status FROM identity_verification WHERE user_id = :userId) AS identity_status,
    (SELECT CASE
       WHEN EXISTS (SELECT FROM identity_verification
                     WHERE user_id = :userId AND status = 'rejected')
         OR EXISTS (SELECT FROM kept_identity_decision WHERE user_id = :userId) THEN 'identity'
       WHEN EXISTS (SELECT FROM application_rejection WHERE user_id = :userId) THEN 'not_approved'
     END) AS rejected_for,
    (SELECT coalesce(json_agg(json_build_object('state', state, 'product', product)), '[]')
       FROM user_state WHERE user_id = :userId AND product IS NOT NULL) AS entered,
    (SELECT EXISTS (
       SELECT FROM disclosure asking
        WHERE asking.asks_again AND asking.effective_from <= :now
          AND asking.disclosure_type = ANY (:types)
          AND NOT EXISTS (
            SELECT FROM acceptance JOIN disclosure accepted ON accepted.id = disclosure_id
             WHERE user_id = :userId
               AND accepted.disclosure_type = asking.disclosure_type
               AND accepted.effective_from >= asking.effective_from))) AS asked_again
`;

const insertApplication = (connection: Database, userId: string, product: ProductName, now: Date) =>
  connection('application')
    .insert({ user_id: userId, product, started_at: now })
    .onConflict(['user_id', 'product'])
    .ignore();

/** The copies of what other services last said of applicants (decision 0014). */
export const applicantCopyStore = (database: Database) => ({
  /** Lets one transaction at a time judge a person, of whom a copy is kept. */
  async lock(userId: string): Promise<void> {
    await database('applicant_copy').where({ user_id: userId }).forUpdate().first('user_id');
  },

  /** null while not all of it was known at one time. */
  async find(userId: string): Promise<Applicant | null> {
    const row = await database<ApplicantRow>('applicant_copy').where({ user_id: userId }).first();
    return row
      ? {
          isConfirmed: row.is_confirmed,
          hasBank: row.has_bank,
          isBankDigitalOnly: row.is_bank_digital_only,
          isBankOfAnother: row.is_bank_of_another,
          hasPayroll: row.has_payroll,
          hasEarnings: row.has_earnings,
          isDepositSwitched: row.is_deposit_switched,
          hasCard: row.has_card,
          requiresPayroll: row.requires_payroll,
          partnerSlug: row.partner_slug,
        }
      : null;
  },

  async keep(userId: string, applicant: Applicant): Promise<void> {
    await database<ApplicantRow>('applicant_copy')
      .insert({
        user_id: userId,
        is_confirmed: applicant.isConfirmed,
        has_bank: applicant.hasBank,
        is_bank_digital_only: applicant.isBankDigitalOnly,
        is_bank_of_another: applicant.isBankOfAnother,
        has_payroll: applicant.hasPayroll,
        has_earnings: applicant.hasEarnings,
        is_deposit_switched: applicant.isDepositSwitched,
        has_card: applicant.hasCard,
        requires_payroll: applicant.requiresPayroll,
        partner_slug: applicant.partnerSlug,
      })
      .onConflict('user_id')
      .merge();
  },
});

type ApplicantRow = {
  user_id: string;
  is_confirmed: boolean;
  has_bank: boolean;
  is_bank_digital_only: boolean;
  is_bank_of_another: boolean;
  has_payroll: boolean;
  has_earnings: boolean | null;
  is_deposit_switched: boolean;
  has_card: boolean;
  requires_payroll: boolean | null;
  partner_slug: string | null;
};
