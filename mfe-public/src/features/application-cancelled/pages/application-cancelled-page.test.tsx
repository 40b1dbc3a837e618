import { describe, expect, it } from '@jest/globals';
import { renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './application-cancelled-page.tsx';

describe('application cancelled page', () => {
  it('says what was done, and leads home [PUB-031, PUB-032]', async () => {
    const { user, router } = renderRemote(remote, '/application-cancelled');
    await screen.findByRole('heading', {
      level: 1,
      name: 'Your application has been cancelled',
    });
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(router.state.location.pathname).toBe('/');
  });
});
