import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation, sessionStore } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { IDENTITY, unavailable } from '#testing/documents.ts';
import { answerProfile, makeProfile } from '#testing/profile.ts';
import { DocumentsPage } from './documents-page.tsx';

const RETRIED = { timeout: 10_000 };
const server = mockApi();
const reload = jest.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);
beforeEach(() => {
  sessionStorage.clear();
  sessionStore.setState({ signedIn: true });
});
afterEach(() => {
  sessionStore.setState({ signedIn: false });
  reload.mockClear();
});

function open(answer: () => Response = () => new HttpResponse(null, { status: 204 })) {
  const calls: string[] = [];
  server.use(
    answerProfile(),
    http.post(`${IDENTITY}/socure_redirect/:userId`, ({ params }) => {
      calls.push(String(params['userId']));
      return answer();
    }),
  );
  const path = '/apply/documents';
  return { calls, ...renderRemote({ routes: [{ path, element: <DocumentsPage /> }] }, path) };
}

describe('who comes back from the provider’s page', () => {
  it('is on another device: she is told to go back to the first one [ONB-119]', async () => {
    sessionStore.setState({ signedIn: false });
    const { calls } = open();
    expect(
      await screen.findByText(
        /^If you have taken your pictures, return to the screen where you applied, or verification will not/,
      ),
    ).toBeTruthy();
    // Whoever has the address sees this page, and nobody knows of what pictures.
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Return to your application',
    );
    expect(screen.queryByText(/have arrived/)).toBeNull();
    expect(calls).toEqual([]);
  });

  it('is on the device where she applies: that is told, and she goes on [ONB-108]', async () => {
    const { calls, router } = open();
    await waitFor(() => expect(router.state.location.pathname).toBe('/apply'));
    expect(calls).toEqual([makeProfile().id]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('has it told again three times, then the page is loaded anew [ONB-108]', async () => {
    const { calls } = open(unavailable);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1), RETRIED);
    expect(calls).toHaveLength(4);
  });

  it('sees no page that is loaded for ever: the second time she decides', async () => {
    sessionStorage.setItem('identityReloads', '["returned"]');
    const { calls, router, user } = open(unavailable);
    const again = await screen.findByRole('button', { name: 'Try again' }, RETRIED);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Go to your application' })).toBeTruthy();
    server.use(
      http.post(
        `${IDENTITY}/socure_redirect/:userId`,
        () => new HttpResponse(null, { status: 204 }),
      ),
    );
    await user.click(again);
    await waitFor(() => expect(router.state.location.pathname).toBe('/apply'));
    expect([calls.length, sessionStorage.getItem('identityReloads')]).toEqual([4, '[]']);
  });
});
