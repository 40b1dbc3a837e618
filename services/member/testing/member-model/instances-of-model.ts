import type { MemberModel, ModelInstance, Purpose } from './member-model.ts';

/* The days on which she repays from her bank, by money.md, section 5. */

export const scheduled = ({ instances }: MemberModel, purpose?: Purpose): ModelInstance[] =>
  instances.filter(
    (one) => one.state === 'scheduled' && (purpose === undefined || one.purpose === purpose),
  );

/** Adds a day, unless she repays for that purpose on it already. @returns whether it was added */
export function addInstance(
  { instances }: MemberModel,
  wanted: Pick<ModelInstance, 'purpose' | 'dueOn' | 'effectiveOn'> & Partial<ModelInstance>,
): boolean {
  if (isTaken(instances, wanted)) return false;
  instances.push({
    cents: null,
    state: 'scheduled',
    because: null,
    movedFrom: null,
    timesPutOff: 0,
    represents: null,
    ...wanted,
  });
  return true;
}

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
