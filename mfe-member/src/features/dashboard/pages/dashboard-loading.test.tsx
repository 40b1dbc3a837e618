import { describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
import { answer, toWire } from '#testing/answer.ts';
import { linkOf, OUTFLOWS, OVERVIEW, PROFILE, shownCard } from '#testing/dashboard.ts';
import { makeOverview, makeProfile } from '#testing/factories.ts';
import { answerReturns } from '#testing/tax-returns.ts';

const server = mockApi();

describe('the dashboard that is being loaded', () => {
  it('waits for the profile and for what can be spent, in their shape [MEM-013]', async () => {
    const held = [PROFILE, OVERVIEW].map((path) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.use(
        http.get(`http://localhost/api/v1${path}`, async () => {
          await promise;
          return HttpResponse.json(
            toWire(path === PROFILE ? makeProfile() : makeOverview()) as object,
          );
        }),
      );
      return resolve;
    });
    server.use(answer(OUTFLOWS, []), answer('/notifications', []), answerReturns());
    renderRemote(memberArea, '/dashboard');
    for (const answerNext of held) {
      expect(await screen.findByRole('progressbar')).toBeTruthy();
      expect(shownCard()).toBeNull();
      expect(linkOf(/Available Balance/)).toBeNull();
      answerNext();
      // Time for the page to show what it should not yet.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await waitFor(() => expect(shownCard()).toBeTruthy());
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });
});
