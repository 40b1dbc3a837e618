import type { MemberModel, ModelInstance, Purpose } from './member-model.ts';

/* The days on which she repays from her bank, by money.md, section 5. */

export const scheduled = ({ instances }: MemberModel, purpose?: Purpose): ModelInstance[] =>
  instances.filter(
    (one) => one.state === 'scheduled' && (purpose === undefined || one.purpose === purpose),
  );

type WantedInstance = Pick<ModelInstance, 'purpose' | 'dueOn' | 'effectiveOn'> &
  Partial<ModelInstance>;

/** Adds a day, unless she repays for that purpose on it already. @returns whether it was added */
export function addInstance(model: MemberModel, wanted: WantedInstance): boolean {
  if (isTaken(model.instances, wanted)) return false;
  pushInstance(model, wanted);
  return true;
}

export function pushInstance({ instances }: MemberModel, wanted: WantedInstance): void {
  instances.push({
    cents: null,
    state: 'scheduled',
    because: null,
    movedFrom: null,
    timesPutOff: 0,
    paidAfter: null,
    represents: null,
    ...wanted,
  });
}

/** Somebody was told that it is made. */
export const isAskedFor = ({ purpose }: { purpose: Purpose }): boolean =>
  purpose === 'staff' || purpose === 'member';

/** What is to be debited because somebody asked for it: nothing else takes that. */
export const promisedCents = (model: MemberModel): number =>
  scheduled(model)
    .filter(isAskedFor)
    .reduce((sum, { cents }) => sum + (cents ?? 0), 0);

/** What nobody has asked for yet. */
export const leftCents = (model: MemberModel): number =>
  Math.max(0, model.account.repayableCents() - promisedCents(model));

/** What of that paydays repay. */
export const leftToPaydaysCents = (model: MemberModel): number =>
  Math.max(0, model.account.fromPayCents() - promisedCents(model));

/** Decision 66: asked for on that day, and neither cancelled, sent back nor not made. */
export const isAsked = (
  { debits, instances }: MemberModel,
  wanted: Pick<ModelInstance, 'purpose' | 'effectiveOn'>,
): boolean =>
  instances.some(
    (one) =>
      isTaken([one], wanted) &&
      one.state !== 'cancelled' &&
      !debits.some(({ instance, endedAt }) => instance === one && endedAt !== null),
  );

/** 5: one of each purpose on a day, whatever became of it. */
export const isTaken = (
  instances: readonly ModelInstance[],
  { purpose, effectiveOn }: Pick<ModelInstance, 'purpose' | 'effectiveOn'>,
): boolean => instances.some((one) => one.purpose === purpose && one.effectiveOn === effectiveOn);

/** She has moved it, or an earlier debit of the same payday. */
export const isMoved = ({ instances }: Pick<MemberModel, 'instances'>, { dueOn }: ModelInstance) =>
  instances.some(
    (one) => one.purpose === 'payday' && one.dueOn === dueOn && one.movedFrom !== null,
  );
