import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './get-started-page.tsx';

beforeEach(() => sessionStorage.clear());

describe('get started page', () => {
  it.each([
    ['Get your pay as you earn it', '/users/sign_up?flow=ewa'],
    ['File your taxes', '/users/sign_up?flow=tax'],
  ])('leads from "%s" to a sign-up for it [PUB-029, PUB-030]', async (name, address) => {
    renderRemote(remote, '/get-started');
    const choice = await screen.findByRole('region', { name });
    expect(within(choice).getByRole('link').getAttribute('href')).toBe(address);
  });

  it.each([
    ['whose people may have one', 'msufcu', true],
    ['that offers no card after taxes, with which one is spent', 'csc', false],
    ['that there is none of', '', false],
  ])('speaks of an advance by a partner %s: %s', async (_whose, slug, isSpokenOf) => {
    sessionStorage.setItem('partner', slug);
    renderRemote(remote, '/get-started');
    const choice = await screen.findByRole('region', { name: 'File your taxes' });
    const terms = screen.getByRole('note', { name: 'Terms of the tax offer' });
    for (const { textContent } of [choice, terms]) {
      expect(/advance|early/.test(textContent)).toBe(isSpokenOf);
    }
    expect(choice.textContent).toContain('A flat fee of $20');
  });

  it('has another way for who is not sure', async () => {
    renderRemote(remote, '/get-started');
    const unsure = await screen.findByRole('region', { name: 'Not sure yet?' });
    expect(
      within(unsure)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/financial-health', '/budget']);
  });
});
