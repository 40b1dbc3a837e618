import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CurrentIdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import onboarding from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './apply-page.tsx';
import '#features/identity/identity.ts';
import '#features/linking/linking.ts';
import {
  answerCard,
  answerReturns,
  answerTerms,
  atTerms,
  makeStatus,
} from '#testing/applications.ts';
import { IDENTITY } from '#testing/documents.ts';
import { answerLinkedBank, answerNotifications } from '#testing/linking.ts';
import { answerProfile, makeProfile } from '#testing/profile.ts';
import { TOLD_BEFORE } from '#testing/told-before.ts';

const server = mockApi(answerLinkedBank(), answerReturns());
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const visit = (path: string) => renderRemote(onboarding, path);
const press = async (user: ReturnType<typeof visit>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('how it works', () => {
  beforeEach(() => server.use(answerProfile(), answerNotifications(), answerCard(makeStatus())));

  it('comes first where the address asks for it, and Back shows it again [ONB-002]', async () => {
    const { user, router } = visit('/apply?showIntro=true');
    expect(await screen.findByText('Step 2 of 4: How it works')).toBeTruthy();
    await press(user, 'Continue');
    expect(await heading('Link your checking account')).toBeTruthy();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
  });

  it('says that a refund repays what is spent of its advance, to who filed with us', async () => {
    server.use(answerReturns('accepted'), ...answerTerms());
    visit('/apply?showIntro=true');
    expect(
      await screen.findByText(
        /^Repaid from your next paycheck\. .*advance is repaid by your refund instead\.$/,
      ),
    ).toBeTruthy();
  });

  it('is left out for skip_intro, and only for true', async () => {
    const { router } = visit('/apply?showIntro=true&skip_intro=true');
    expect(await heading('Link your checking account')).toBeTruthy();
    await act(() => router.navigate('/apply?showIntro=true&skip_intro=false'));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
  });
});

describe('how the card works, to who comes for it after her taxes', () => {
  const REVIEW = 'Check your information';
  const comesWith = (standing: CurrentIdentityStatus, ...handlers: HttpHandler[]) =>
    server.use(
      ...handlers,
      answerProfile(),
      answerNotifications(),
      answerCard({ ...atTerms, current_task_name: 'identity_verification' }),
      ...answerTerms({ highestLimit: 120 }),
      http.get(`${IDENTITY}/current_status`, () => HttpResponse.json(standing)),
    );

  it('comes before what she looks over, as the terms that she has accepted do not come again [ONB-086]', async () => {
    comesWith(TOLD_BEFORE);
    const { user, router } = visit('/apply');
    expect(await heading('How it works')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Start with up to $100' })).toBeTruthy();
    expect(screen.getByText(/^You accepted the terms with your taxes\./)).toBeTruthy();
    await press(user, 'Continue');
    expect(await heading(REVIEW)).toBeTruthy();
    expect(router.state.location.search).toBe('?skip_intro=true');
  });

  it.each<[string, HttpHandler[], string]>([
    ['the address says so', [], '/apply?skip_intro=true'],
    ['there would be nothing to spend', answerTerms(), '/apply'],
    [
      'there is no first limit to tell of',
      [answerProfile(makeProfile({ enable_probationary_limit: false }))],
      '/apply',
    ],
  ])('is left out where %s [ONB-086]', async (_what, handlers, path) => {
    comesWith(TOLD_BEFORE, ...handlers);
    visit(path);
    expect(await heading(REVIEW)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'How it works' })).toBeNull();
  });

  it('is not told again to who has read it before the terms of her card', async () => {
    comesWith({ current_status: 'submitted' });
    visit('/apply');
    expect(await screen.findByText('Please wait while we verify your identity.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'How it works' })).toBeNull();
  });
});
