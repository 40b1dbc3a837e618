import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
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

describe('get started page of somebody who is logged in', () => {
  const server = mockApi();
  const visitAs = async (partner_slug: string | null) => {
    server.use(
      http.get('http://localhost/api/v1/users/profile', () =>
        HttpResponse.json({ id: 'hers', partner_slug, current_card_account: null }),
      ),
    );
    const { client } = renderRemote(remote, '/get-started');
    await screen.findByRole('region', { name: 'File your taxes' });
    await waitFor(() => expect(client.isFetching()).toBe(0));
  };
  beforeEach(() => sessionStore.setState({ signedIn: true }));
  afterEach(() => sessionStore.setState({ signedIn: false }));

  it('leads to the products themselves, for there is nothing to sign up for', async () => {
    await visitAs(null);
    expect(screen.getByRole('note', { name: 'Terms of the Reset card' })).toBeTruthy();
    for (const [name, address] of [
      ['Choose the card', '/apply'],
      ['Choose tax filing', '/tax-filing'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
    }
  });

  it('offers no card where her partner has none after taxes', async () => {
    await visitAs('csc');
    expect(screen.getByRole('link', { name: 'Choose tax filing' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Choose the card' })).toBeNull();
    expect(screen.queryByRole('note', { name: 'Terms of the Reset card' })).toBeNull();
  });
});
