import type { LoggedChange } from '#changes/read-changes.ts';
import type { Approval } from '#features/commands/commands.ts';
import type { User } from '#features/person/person.ts';

/** As her service says of a field what it was and is, each value as JSON, as the log has it. */
const SAID = /^This was (.*) when it was proposed, and is (.*) by now\.$/;

/** What is another by now than it was when it was proposed, as the refusal says; none where it does not. */
export const changedSince = (errors: Readonly<Record<string, string[]>>): LoggedChange[] =>
  Object.entries(errors).flatMap(([name, [said = '']]) => {
    const [, before, after] = SAID.exec(said) ?? [];
    if (before === undefined || after === undefined) return [];
    return [{ field: toSnake(name), before, after }];
  });

type Held = Pick<User, 'userConfig' | 'payrollAccount'>;

/**
 * What is set by a proposal beside what that is by now, as her page has it; what that does not tell is
 * left out. Of a release from before, null is a setting that was as for everybody, which may be so still.
 */
export function heldSince({ changes }: Pick<Approval, 'changes'>, user: Held): LoggedChange[] {
  const pay = payOf(user.payrollAccount);
  const held = new Map(
    Object.entries({ ...user.userConfig, ...pay }).map(([name, value]) => [toSnake(name), value]),
  );
  const isPay = (field: string) => field === 'compensation_amount_int' || field === 'pay_frequency';
  return changes.flatMap(({ field, before }) => {
    const now = held.get(field);
    const isKnown = now !== undefined && before !== null && (before !== 'null' || isPay(field));
    return isKnown ? [{ field, before, after: JSON.stringify(now, snakeKeys) }] : [];
  });
}

/** What staff have set of her pay: null while what payroll says counts, or none is linked. */
function payOf(account: Held['payrollAccount']) {
  const setAt = account === null ? null : account?.compensationOverriddenAt;
  if (setAt === undefined) return {};
  const { compensationAmountInt = null, payFrequency = null } = (setAt && account) || {};
  return { compensationAmountInt, payFrequency };
}

const toSnake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);

const snakeKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [toSnake(name), one]))
    : value;
