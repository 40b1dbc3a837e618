import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { act, screen } from '@testing-library/react';
import onboarding from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './apply-page.tsx';
import '#features/linking/linking.ts';
import { answerCard, makeStatus } from '#testing/applications.ts';
import { answerLinkedBank, answerNotifications } from '#testing/linking.ts';
import { answerProfile } from '#testing/profile.ts';

const server = mockApi(answerLinkedBank());
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

  it('is left out for skip_intro, and only for true', async () => {
    const { router } = visit('/apply?showIntro=true&skip_intro=true');
    expect(await heading('Link your checking account')).toBeTruthy();
    await act(() => router.navigate('/apply?showIntro=true&skip_intro=false'));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
  });
});
