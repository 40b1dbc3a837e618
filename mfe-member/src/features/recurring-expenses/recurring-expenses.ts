/** What other features may use of this one. */
export { recurringExpensesQuery, type RecurringExpense } from './api/get-recurring-expenses.ts';
export { useCategoryTitles } from './category-messages.ts';
export { categoryOf } from './model/category.ts';
export { expenseName } from './model/expense.ts';
