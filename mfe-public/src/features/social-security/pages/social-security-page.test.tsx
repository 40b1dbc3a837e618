import { describe, expect, it } from '@jest/globals';
import { renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './social-security-page.tsx';

async function visit() {
  const visited = renderRemote(remote, '/social-security');
  await screen.findByRole('heading', { level: 1, name: 'Your benefits, on the days in between' });
  return visited;
}

describe('social security page', () => {
  it('tells how benefits count, what is needed and what happens when [PUB-028]', async () => {
    await visit();
    const itemsOf = (name: string) =>
      within(screen.getByRole('region', { name })).getAllByRole('listitem');
    expect(itemsOf('How your benefits count')).toHaveLength(3);
    expect(itemsOf('What you need')).toHaveLength(4);
    expect(itemsOf('What happens when')).toHaveLength(3);
  });

  it('leads to a sign-up that knows of benefits', async () => {
    await visit();
    const link = screen.getByRole('link', { name: 'Sign up with your benefits' });
    expect(link.getAttribute('href')).toBe('/users/sign_up?incomeType=benefits');
  });

  it('does not pass for an agency', async () => {
    const { user } = await visit();
    await user.click(screen.getByRole('button', { name: 'Is Reset part of the government?' }));
    expect(screen.getByText(/^No\. Reset is a private company/)).toBeTruthy();
  });

  it('has the terms of the card beside it [PUB-052, PUB-053]', async () => {
    await visit();
    expect(screen.getByRole('note', { name: 'Terms of the Reset card' }).textContent).toMatch(
      /\$500 per month.*Kansas/,
    );
  });
});
