import type { FlagName } from '@reset/remote-sdk';
import { renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '#features/sign-up/pages/sign-up-page.tsx';

/** A page of the sign-up, once it is there. */
export async function visitSignUp(path = '/users/sign_up', flags: FlagName[] = []) {
  const visited = renderRemote(remote, path, { flags });
  await screen.findByRole('heading', { level: 1 });
  return visited;
}
export type Visit = Awaited<ReturnType<typeof visitSignUp>>;

export const heading = () => screen.getByRole('heading', { level: 1 });
export const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
export const agreement = () => screen.getByRole('checkbox') as HTMLInputElement;
export const press = ({ user }: Visit, name: string) =>
  user.click(screen.getByRole('button', { name }));

/** Who Ana is, typed into the form. */
export async function fillIn({ user }: Visit, email = 'Ana@Example.com') {
  await user.type(field('First name'), 'Ana');
  await user.type(field('Last name'), 'Lopez');
  await user.click(field('Email'));
  await user.paste(email);
  await user.click(agreement());
}
