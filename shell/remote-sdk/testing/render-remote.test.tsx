import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { flags, type RemoteModule } from '@reset/remote-sdk';
import { renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { Link } from 'react-router';

const Page = () => (
  <>
    <h1>{flags.getBooleanValue('rf-6-card-launch', false) ? 'Launched' : 'Invite-only'}</h1>
    <Link to="/elsewhere">Elsewhere</Link>
  </>
);
const remote: RemoteModule = {
  routes: [{ path: '/page', lazy: async () => ({ Component: Page }) }],
};
const warn = jest.spyOn(console, 'warn');

afterEach(() => {
  warn.mockClear();
});

describe('renderRemote', () => {
  it('shows a lazy page with every switch off, and warns of nothing', async () => {
    renderRemote(remote, '/page');
    expect(await screen.findByRole('heading', { name: 'Invite-only' })).toBeTruthy();
    expect(warn).not.toHaveBeenCalled();
  });

  it('shows it with the switches that a test turns on', async () => {
    renderRemote(remote, '/page', { flags: ['rf-6-card-launch'] });
    expect(await screen.findByRole('heading', { name: 'Launched' })).toBeTruthy();
  });

  it('follows links away from the remote to an empty page', async () => {
    const { user, router } = renderRemote(remote, '/page');
    await user.click(await screen.findByRole('link', { name: 'Elsewhere' }));
    expect(router.state.location.pathname).toBe('/elsewhere');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
