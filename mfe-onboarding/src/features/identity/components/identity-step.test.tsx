import {
  IDENTITY_STATUSES,
  type CurrentIdentityStatus,
  type IdentityStatus,
} from '@reset/api-contract/onboarding/identity.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { IDENTITY, makeDocumentLink } from '#testing/documents.ts';
import { identityStep } from '#testing/identity-step.tsx';
import { pointWith } from '#testing/pointer.ts';
import { answerProfile, makeProfile } from '#testing/profile.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { StepPlace } from '#features/step-place/step-place.ts';
import { isPolled } from '../model/identity-stage.ts';
import { Approved } from './approved.tsx';

const WAIT = 'Please wait while we verify your identity.';
const server = mockApi();
const reload = jest.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);
afterEach(() => void reload.mockClear());
beforeEach(() => {
  sessionStorage.clear();
  pointWith('mouse');
});

function open(status: IdentityStatus | null, more: Partial<CurrentIdentityStatus> = {}) {
  const sent: unknown[] = [];
  server.use(
    answerProfile(makeProfile()),
    http.get(`${IDENTITY}/current_status`, () =>
      HttpResponse.json({ current_status: status, ...more }),
    ),
    http.post(`${IDENTITY}/document_link`, () => HttpResponse.json(makeDocumentLink())),
    http.post(`${IDENTITY}/submit_verification`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ current_status: 'submitted' });
    }),
  );
  const step = <StepPlace step="identity_verification">{identityStep()}</StepPlace>;
  return { sent, ...renderScreen(step) };
}

describe('an identity', () => {
  it.each<[IdentityStatus, string | RegExp]>([
    ['submitted', WAIT],
    ['submitted_with_document', WAIT],
    ['info_saved', WAIT],
    ['flagged_for_review', 'We need a picture of your ID'],
    ['flagged_for_review_with_document', 'Thank you for applying'],
    ['flagged_for_internal_review', 'Thank you for applying'],
    ['rejected', /^Your identity could not be verified\./],
    ['verified_automatically', "You're approved!"],
    ['verified_manually', "You're approved!"],
    ['verified_with_document', "You're approved!"],
  ])(
    'that is %s reads %s [ONB-110, ONB-112, ONB-114, ONB-117, ONB-118, ONB-120]',
    async (status, words) => {
      open(status);
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    },
  );

  it('that people look at says that her pictures are here, by when they decide, and that we write', async () => {
    open('flagged_for_review_with_document', { review_due_on: '2026-12-01' });
    expect(await screen.findByText(/^We have your pictures/)).toBeTruthy();
    expect(screen.getByText("We'll decide by Tuesday, December 1.")).toBeTruthy();
    expect(screen.getByText(/^We'll email you/)).toBeTruthy();
  });

  it('that people look at for longer than was said names no day, and no pictures that it has not', async () => {
    open('flagged_for_internal_review');
    expect(await screen.findByText(/taking longer than we thought/)).toBeTruthy();
    expect(screen.queryByText(/pictures/)).toBeNull();
  });

  it('that is refused is told apart from one in review by heading, icon and word', async () => {
    const told = async (status: IdentityStatus) => {
      const { unmount } = open(status);
      const tile = await screen.findByRole('region', { name: /applying|verify your identity/ });
      await waitFor(() => expect(tile.querySelector('[data-tone]')).toBeTruthy());
      const state = tile.querySelector('[data-tone]');
      const said = {
        heading: within(tile).getByRole('heading', { level: 1 }).textContent,
        tone: state?.getAttribute('data-tone'),
        icon: state?.querySelector('svg')?.innerHTML,
        word: state?.textContent,
      };
      unmount();
      return said;
    };
    const [review, refused] = [await told('flagged_for_internal_review'), await told('rejected')];
    expect(review).toMatchObject({
      heading: 'Thank you for applying',
      tone: 'pending',
      word: 'In review',
    });
    expect(refused).toMatchObject({
      heading: "We couldn't verify your identity",
      tone: 'danger',
      word: 'Not approved',
    });
    expect(refused.icon).not.toBe(review.icon);
  });

  it('is asked about while it may change before her eyes, and not otherwise [ONB-111]', () => {
    expect(IDENTITY_STATUSES.filter(isPolled)).toEqual([
      'info_saved',
      'submitted',
      'submitted_with_document',
      'flagged_for_review',
    ]);
    expect(isPolled(null)).toBe(false);
  });

  it('has the focus follow what is asked as it comes', async () => {
    const { client } = open('submitted');
    await screen.findByText(WAIT);
    expect(document.activeElement).toBe(document.body);
    for (const [status, name] of [
      ['flagged_for_review', 'We need a picture of your ID'],
      ['submitted_with_document', 'Verify your identity'],
      ['verified_with_document', "You're approved!"],
    ]) {
      server.use(
        http.get(`${IDENTITY}/current_status`, () => HttpResponse.json({ current_status: status })),
      );
      await act(() => client.invalidateQueries({ queryKey: ['identity_verification'] }));
      const heading = await screen.findByRole('heading', { name });
      expect(document.activeElement).toBe(heading);
    }
  });

  it('that was told and not sent is sent, once', async () => {
    const { sent } = open('info_saved');
    await waitFor(() => expect(sent).toEqual([{}]));
    expect(await screen.findByText(WAIT)).toBeTruthy();
  });

  it('that cannot be sent says why, and can be sent again', async () => {
    const { user } = open('info_saved');
    server.use(
      http.post(`${IDENTITY}/submit_verification`, () =>
        HttpResponse.json(
          { error: 'Not now.', code: 'service_unavailable', request_id: 'r-1' },
          { status: 503 },
        ),
      ),
    );
    expect(await screen.findByText('Not now.')).toBeTruthy();
    server.use(
      http.post(`${IDENTITY}/submit_verification`, () =>
        HttpResponse.json({ current_status: 'submitted' }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Not now.')).toBeNull());
  });

  it('that is verified loads the page anew, by Continue and by itself after 5 s [ONB-113]', async () => {
    const { user } = open('verified_automatically');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(reload).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2), { timeout: 7_000 });
  });

  it('that is verified still after that is loaded anew by itself no more', () => {
    sessionStorage.setItem('identityReloads', '["approved"]');
    jest.useFakeTimers();
    renderScreen(<Approved />);
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });
});
