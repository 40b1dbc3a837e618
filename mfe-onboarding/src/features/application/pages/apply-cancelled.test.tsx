import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import onboarding from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './apply-page.tsx';
import '#features/terms/terms.ts';
import { answerCard, answerTerms, atTerms, cancelled } from '#testing/applications.ts';
import { answerLinkedBank, answerNotifications, at, brokenLink } from '#testing/linking.ts';
import { answerProfile } from '#testing/profile.ts';

const server = mockApi(answerLinkedBank());
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  sessionStorage.clear();
  server.use(...answerTerms(), answerProfile(), answerNotifications());
});

describe('an applicant who has cancelled', () => {
  it('is told so, whatever else there is, and cannot cancel what has ended', async () => {
    server.use(answerNotifications(brokenLink('plaid')), answerCard(cancelled));
    renderRemote(onboarding, '/apply?showIntro=true');
    expect(await heading('You cancelled your application')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel my application' })).toBeNull();
  });

  it('begins again where she left off linking', async () => {
    server.use(
      answerCard(cancelled),
      http.post(at('/card_application/restart'), () => {
        server.use(answerCard(atTerms));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderRemote(onboarding, '/apply');
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(await heading('Read and accept the terms')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Cancel my application' })).toBeTruthy();
  });

  it('is offered no way out of what looking at it has not begun', async () => {
    server.use(answerCard({ ...atTerms, begun: false }));
    renderRemote(onboarding, '/apply');
    expect(await heading('Read and accept the terms')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Need Help' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel my application' })).toBeNull();
  });

  it('is offered no way out once her card is being made', async () => {
    server.use(answerCard({ ...atTerms, current_task_name: null }));
    renderRemote(onboarding, '/apply');
    expect(await heading('Your card is being made')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel my application' })).toBeNull();
  });
});
