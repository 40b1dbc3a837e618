import { renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '#features/survey/pages/survey-page.tsx';

/** A stage of the financial health survey, once it is there. */
export async function visitSurvey(query = '') {
  const visited = renderRemote(remote, `/financial-health${query}`);
  await screen.findByRole('heading', { level: 1 });
  return visited;
}
export type Visit = Awaited<ReturnType<typeof visitSurvey>>;

export const heading = () => screen.getByRole('heading', { level: 1 });
export const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
export const choices = () => screen.getAllByRole('radio') as HTMLInputElement[];
export const choice = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement;
export const press = ({ user }: Visit, name: string) => user.click(button(name));
export const category = (name: string) =>
  within(screen.getByRole('main')).getByRole('meter', { name });

/** Answers the question that is open with one of its choices, and goes on. @param at from 0 */
export async function answer(visit: Visit, at: number) {
  await visit.user.click(choices()[at] as HTMLElement);
  await press(visit, screen.queryByRole('button', { name: 'Finish' }) ? 'Finish' : 'Next');
}
