import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation, useFullNavigation, type RemoteModule } from '@reset/remote-sdk';
import { renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router';

const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);

function Page() {
  const [isDue, setDue] = useState(false);
  useFullNavigation(isDue);
  return (
    <>
      <button type="button" onClick={() => setDue(true)}>
        New session
      </button>
      <Link to="/elsewhere?tab=1#top">Elsewhere</Link>
    </>
  );
}
const remote: RemoteModule = {
  routes: [{ path: '/page', lazy: async () => ({ Component: Page }) }],
};

beforeEach(() => {
  assign.mockClear();
});

describe('useFullNavigation', () => {
  it('lets the router go where it goes while the session is the same', async () => {
    const { user, router } = renderRemote(remote, '/page');
    await user.click(await screen.findByRole('link'));
    expect(router.state.location.pathname).toBe('/elsewhere');
    expect(assign).not.toHaveBeenCalled();
  });

  it('leaves by a full navigation, with query and hash, once it is another', async () => {
    const { user, router } = renderRemote(remote, '/page');
    await user.click(await screen.findByRole('button'));
    await user.click(screen.getByRole('link'));
    expect(assign.mock.calls).toEqual([['/elsewhere?tab=1#top']]);
    expect(router.state.location.pathname).toBe('/page');
  });
});
