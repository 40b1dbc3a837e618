import { identityOutcome } from '#personas/identity-outcome.ts';
import type { Context } from '../../context.ts';
import type { FilingForm, ReturnStatus, StatusBody } from './april-schemas.ts';
import type { AprilUser } from './april-users.ts';
import { refundsOf } from './tax-of.ts';

export type TaxReturn = {
  id: string;
  user_id: string;
  tax_year: number;
  /** `federal`, or the two letters of a state. */
  jurisdiction: string;
  /** Where she lives. */
  state: string;
  status: ReturnStatus;
  /** Cents; negative is owed. */
  refund_amount: number;
  /** Whether April would have a part of it advanced. */
  refund_advance_eligible: boolean;
  submitted_at: string;
  updated_at: string;
  /** Set by hand: the clock no longer changes its status. */
  is_held: boolean;
  /** Its refund was sent: it is sent once. */
  is_refunded: boolean;
};

/** What a webhook says of a return. */
export type ReturnChange = 'created' | 'updated' | 'deleted';

export type TaxReturns = {
  find(id: string): TaxReturn | null;
  of(userId: string): TaxReturn[];
  all(): TaxReturn[];
  /** Hers of this year, where nothing is to be corrected; null where the questions are open. */
  filed(user: AprilUser): TaxReturn[] | null;
  /** Those of this year that are to be corrected. */
  rejected(user: AprilUser): TaxReturn[];
  /**
   * One with the federal government, and one with the state that taxes her. What was rejected is
   * sent again, corrected, by its id; what was not stays as it is.
   */
  file(user: AprilUser, form: FilingForm): TaxReturn[];
  set(taxReturn: TaxReturn, body: StatusBody): TaxReturn;
  /** Gives each the status that it has by the clock. */
  settle(): void;
};

const DAY_MS = 86_400_000;
const ACCEPTED_AFTER_DAYS = 2;
const REFUNDED_AFTER_DAYS = 21;
const LEAST_ADVANCED_CENTS = 100_000;

type Deps = Pick<Context, 'store' | 'clock' | 'random' | 'ach'> & {
  onChange(taxReturn: TaxReturn, change: ReturnChange): void;
};

export function openTaxReturns({ store, clock, random, ach, onChange }: Deps): TaxReturns {
  const stored = store.of<TaxReturn>('april_return');
  const users = store.of<AprilUser>('april_user');
  const now = () => clock.now().toISOString();
  const yearFiled = () => clock.now().getUTCFullYear() - 1;
  const put = (taxReturn: TaxReturn, change: ReturnChange = 'updated') => {
    stored.put(taxReturn.id, taxReturn, taxReturn.user_id);
    onChange(taxReturn, change);
    return taxReturn;
  };
  const ofThisYear = (userId: string) =>
    stored.listOf(userId).filter(({ tax_year }) => tax_year === yearFiled());

  const move = (taxReturn: TaxReturn, status: ReturnStatus, cents = taxReturn.refund_amount) => {
    const isPaid = status === 'refund_received' && !taxReturn.is_refunded;
    const is_refunded = taxReturn.is_refunded || isPaid;
    const moved = put({ ...taxReturn, status, is_refunded, updated_at: now() });
    const destination = users.get(moved.user_id)?.deposit_destination;
    if (isPaid && destination && cents > 0) {
      const { account_number: accountNumber } = destination;
      ach.send({ accountNumber, cents, company: senderOf(moved), description: 'TAX REF' });
    }
    return moved;
  };

  const submit = (user: AprilUser, part: Part, before: TaxReturn | undefined) =>
    put(
      {
        id: before?.id ?? random.id(),
        user_id: user.id,
        tax_year: yearFiled(),
        ...part,
        status: 'submitted',
        submitted_at: now(),
        updated_at: now(),
        is_held: false,
        is_refunded: before?.is_refunded ?? false,
      },
      before ? 'updated' : 'created',
    );

  return {
    find: (id) => stored.get(id),
    of: (userId) => stored.listOf(userId),
    all: () => stored.list(),
    filed({ id }) {
      const filed = ofThisYear(id);
      return filed.length === 0 || filed.some(isRejected) ? null : filed;
    },
    rejected: ({ id }) => ofThisYear(id).filter(isRejected),
    file(user, form) {
      const before = ofThisYear(user.id);
      if (before.length > 0 && !before.some(isRejected)) return before;
      const parts = partsOf(form);
      for (const one of before.filter(isRejected)) {
        if (parts.some(({ jurisdiction }) => jurisdiction === one.jurisdiction)) continue;
        stored.remove(one.id);
        onChange(one, 'deleted');
      }
      for (const part of parts) {
        const same = before.find(({ jurisdiction }) => jurisdiction === part.jurisdiction);
        if (!same || isRejected(same)) submit(user, part, same);
      }
      return ofThisYear(user.id);
    },
    set: (taxReturn, { status, refund_amount }) =>
      move({ ...taxReturn, is_held: true }, status, refund_amount),
    settle() {
      for (const taxReturn of stored.list().filter(({ is_held }) => !is_held)) {
        const rejects = identityOutcome(users.get(taxReturn.user_id)?.last_name) === 'reject';
        const status = statusAt(taxReturn, clock.now(), rejects);
        if (status !== taxReturn.status) move(taxReturn, status);
      }
    },
  };
}

/** A return as customers read it. */
export const wireReturn = ({
  is_held: _isHeld,
  is_refunded: _isRefunded,
  ...taxReturn
}: TaxReturn) => taxReturn;

type Part = Pick<TaxReturn, 'jurisdiction' | 'state' | 'refund_amount' | 'refund_advance_eligible'>;

function partsOf(form: FilingForm): Part[] {
  const { state } = form;
  const { federalCents, stateCents } = refundsOf(form);
  const isEligible = federalCents >= LEAST_ADVANCED_CENTS && state !== 'CA';
  const federal = {
    jurisdiction: 'federal',
    state,
    refund_amount: federalCents,
    refund_advance_eligible: isEligible,
  };
  if (stateCents === null) return [federal];
  const ofState = { refund_amount: stateCents, refund_advance_eligible: false };
  return [federal, { jurisdiction: state, state, ...ofState }];
}

const isRejected = ({ status }: TaxReturn): boolean => status === 'rejected';

const senderOf = ({ jurisdiction }: TaxReturn): string =>
  jurisdiction === 'federal' ? 'IRS TREAS 310' : `STATE OF ${jurisdiction} TAX REF`;

function statusAt(taxReturn: TaxReturn, now: Date, rejects: boolean): ReturnStatus {
  const days = (now.getTime() - Date.parse(taxReturn.submitted_at)) / DAY_MS;
  if (days < ACCEPTED_AFTER_DAYS) return 'submitted';
  if (rejects) return 'rejected';
  if (taxReturn.refund_amount <= 0) return 'no_refund';
  return days < REFUNDED_AFTER_DAYS ? 'accepted' : 'refund_received';
}
