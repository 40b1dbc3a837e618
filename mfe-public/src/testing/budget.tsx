import { renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '#features/budget/pages/budget-page.tsx';

/** The budget calculator, once it is there. */
export async function visitBudget(path = '/budget') {
  const visited = renderRemote(remote, path);
  await screen.findByRole('heading', { level: 1 });
  return visited;
}
export type BudgetVisit = Awaited<ReturnType<typeof visitBudget>>;

/** The address of a step of the questionnaire, from 1. */
export const at = (step: number) => `/budget?stage=questionnaire&step=${step}`;

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
export const press = ({ user }: BudgetVisit, name: string) => user.click(button(name));
export const choose = ({ user }: BudgetVisit, name: string) =>
  user.click(screen.getByRole('checkbox', { name }));
export const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;

/** Presses what leads on, and waits for where it leads. */
export async function goOn(visited: BudgetVisit, name: string, title: string) {
  await press(visited, name);
  await screen.findByRole('heading', { level: 1, name: title });
}

/** What the five steps are called. */
export const HEADINGS = {
  needs: 'What do you need?',
  wants: 'What do you want?',
  income: 'What do you earn?',
  needsSpending: 'What do your needs cost?',
  wantsSpending: 'What do your wants cost?',
};

/** All five steps: 700 a week, with housing, food and dining out. */
export async function answerAll(visited: BudgetVisit) {
  const { user } = visited;
  await goOn(visited, 'Get Started', HEADINGS.needs);
  await choose(visited, 'Housing');
  await choose(visited, 'Food & Essentials');
  await goOn(visited, 'Next', HEADINGS.wants);
  await choose(visited, 'Dining out');
  await goOn(visited, 'Next', HEADINGS.income);
  await user.type(field('Income'), '700');
  await user.selectOptions(screen.getByRole('combobox'), 'Every week');
  await goOn(visited, 'Next', HEADINGS.needsSpending);
  await user.type(field('Housing'), '1200');
  await user.type(field('Food & Essentials'), '350.50');
  await goOn(visited, 'Next', HEADINGS.wantsSpending);
  await user.type(field('Dining out'), '200');
  await goOn(visited, 'Finish', 'Where should we send your results?');
}
