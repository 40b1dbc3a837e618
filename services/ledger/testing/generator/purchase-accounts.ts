import type { ModelHold, ModelMember, World } from './world.ts';

/** A member's receivable and one of the buckets, to begin something on. */
export const purchaseAccounts = (world: World, member: ModelMember) => {
  const [debit, credit] = [`1110 ${member.index}`, `2020 ${world.random.between(0, 15)}`];
  return { debit, credit, receivable: world.idOf(debit), payable: world.idOf(credit) };
};

/** The accounts that a hold is on. */
export const onAccounts = (world: World, { debit, credit }: ModelHold) => ({
  receivable: world.idOf(debit),
  payable: world.idOf(credit),
});

/** A hold is over. */
export function endHold(member: ModelMember, hold: ModelHold): void {
  member.holds = member.holds.filter((one) => one !== hold);
  member.ended.push({ ...hold, left: 0 });
}
