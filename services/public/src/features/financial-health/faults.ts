import { NEEDS_CATEGORIES, WANTS_CATEGORIES } from '@reset/financial-health/budget.ts';
import { invalidFields, type Refusal } from '@reset/service-kit';
import { isEmail, nameFault } from '#features/users/users.ts';
import type { BudgetResult, SurveyResult } from './financial-health.ts';

type Faults = Record<string, string[]>;

const CATEGORIES = new Set<string>([...NEEDS_CATEGORIES, ...WANTS_CATEGORIES]);

/** What no schema finds in either result: a name of white space, and what is no address. */
export function recipientFaults({ name, email }: Pick<SurveyResult, 'name' | 'email'>): Faults {
  const fault = nameFault(name);
  return {
    ...(fault ? { name: [fault] } : {}),
    ...(isEmail(email) ? {} : { email: ['This is not an email address.'] }),
  };
}

/** What no schema finds in a budget: categories that there are not, or more than once. */
export function expenseFaults({ expenses }: Pick<BudgetResult, 'expenses'>): Faults {
  const names = expenses.map(({ name }) => name);
  const unknown = names.some((name) => !CATEGORIES.has(name));
  const repeated = new Set(names).size < names.length;
  const sentences = [
    ...(unknown ? ['There is no such category.'] : []),
    ...(repeated ? ['A category stands here more than once.'] : []),
  ];
  return sentences.length > 0 ? { expenses: sentences } : {};
}

/** The refusal by field; null where nothing is wrong. */
export const refusalFor = (errors: Faults): Refusal | null =>
  Object.keys(errors).length === 0 ? null : invalidFields(errors);
