import { afterEach, describe, expect, it } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './application-cancelled-page.tsx';

afterEach(() => sessionStore.setState({ signedIn: false }));

describe('application cancelled page', () => {
  it('says what was done, and leads home [PUB-031, PUB-032]', async () => {
    const { user, router } = renderRemote(remote, '/application-cancelled');
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: 'Your application has been cancelled',
    });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByRole('link', { name: 'Start again' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(router.state.location.pathname).toBe('/');
  });

  it('leads who is signed in back to her application too', async () => {
    sessionStore.setState({ signedIn: true });
    const { user, router } = renderRemote(remote, '/application-cancelled');
    await user.click(await screen.findByRole('link', { name: 'Start again' }));
    expect(router.state.location.pathname).toBe('/apply');
  });
});
