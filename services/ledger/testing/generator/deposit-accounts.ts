import type { ModelMember, World } from './world.ts';

/** The accounts that a deposit goes through. */
export const depositAccounts = (world: World, { index }: ModelMember) => ({
  receivable: world.idOf(`1110 ${index}`),
  deposit: world.idOf(`2010 ${index}`),
  fboCash: world.idOf('1020'),
  settlementCash: world.idOf('1010'),
  creditClearing: world.idOf('2030'),
  taxFilingIncome: world.idOf('4020'),
});

/** All that is there, a cent more, or anything. */
export const someOfDeposit = ({ random, model }: World, { index }: ModelMember) => {
  const most = model.deposited(index);
  return Math.max(
    1,
    random.percent(40) ? most + random.between(0, 1) : random.between(1, most + 500),
  );
};
