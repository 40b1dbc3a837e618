import type {
  MemberStaffView,
  OnboardingStaffView,
} from '@reset/api-contract/admin/user-owners.ts';
import type { Context } from '#context.ts';
import type { Logged } from '#features/audit/audit.ts';
import { askContact, orNull } from '#features/person/person.client.ts';
import type { FormerValues } from './command-spec.ts';

/** Whose fields a command changes, and which of them it names. */
type Asked = { userId: string; fields: Readonly<Record<string, unknown>>; requestId: string };

/** How fields of a person are before a command changes them; none where nobody can tell. */
type ReadFormer = (context: Context, asked: Asked) => Promise<Record<string, Logged>>;

const TIMEOUT_MS = 2_000;

const none: Record<string, Logged> = {};

/** By how many repayments which part of her pay is spendable. */
const formerMultipliers: ReadFormer = async (context, asked) =>
  named((await memberView(context, asked))?.user_config, ['ewa_multiplier_by_repayment_count']);

/** What holds for her, which two services know. */
const formerConfig: ReadFormer = async (context, asked) => {
  const [member, onboarding] = await Promise.all([
    memberView(context, asked),
    onboardingView(context, asked),
  ]);
  const { user_config: config, repayment_method } = member ?? {};
  const { require_payroll_linking } = onboarding ?? {};
  return named({ ...config, repayment_method, require_payroll_linking }, Object.keys(asked.fields));
};

/** Her pay as her payroll or staff have it. */
const formerPay: ReadFormer = async (context, asked) =>
  named((await memberView(context, asked))?.payroll_account, Object.keys(asked.fields));

/** How her application and the verification of her identity stand. */
const formerStanding: ReadFormer = async (context, asked) => {
  const view = await onboardingView(context, asked);
  return {
    ...named(view, ['identity_verification_status']),
    ...named(view?.eligibility_result, ['application_status']),
  };
};

/** That of her account, or the one that she told for her application where that has none. */
const formerPhone: ReadFormer = async ({ services }, { userId, requestId }) => {
  const known = await orNull(askContact(services, userId, requestId));
  if (!known) return none;
  return { phone_number: known.phone_number ?? known.told?.phone_number ?? null };
};

/** As she told it for her application, or staff did since. */
const formerAddress: ReadFormer = async ({ services }, { userId, requestId }) => {
  const known = await orNull(askContact(services, userId, requestId));
  const address = known?.told?.address;
  if (!address) return none;
  const { street_two: second, ...rest } = address;
  return second === null ? rest : { ...rest, street_two: second };
};

const onboardingView = ({ services }: Context, { userId, requestId }: Asked) =>
  orNull(
    services.onboarding.get<OnboardingStaffView>(`/internal/applications/${userId}/staff_view`, {
      requestId,
      timeoutMs: TIMEOUT_MS,
    }),
  );

const memberView = ({ services }: Context, { userId, requestId }: Asked) =>
  orNull(
    services.member.get<MemberStaffView>(`/internal/members/${userId}/staff_view`, {
      requestId,
      timeoutMs: TIMEOUT_MS,
    }),
  );

/** Of what is known, these. */
const named = (known: object | null | undefined, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(known ?? {}).filter(
      ([name, value]) => names.includes(name) && value !== undefined,
    ),
  ) as Record<string, Logged>;

/** How each kind of values is read. */
const READ: Readonly<Record<FormerValues, ReadFormer>> = {
  multipliers: formerMultipliers,
  config: formerConfig,
  pay: formerPay,
  standing: formerStanding,
  phone: formerPhone,
  address: formerAddress,
};

/** How fields of a person are before a command changes them; none where nobody can tell. */
export const readFormer = (context: Context, values: FormerValues, asked: Asked) =>
  READ[values](context, asked);
