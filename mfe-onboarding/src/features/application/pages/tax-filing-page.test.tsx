import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import onboarding from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './tax-filing-page.tsx';
import { answerTax, answerTerms, atTerms, makeStatus } from '#testing/applications.ts';
import { answerProfile } from '#testing/profile.ts';

const server = mockApi();

beforeEach(() => server.use(answerProfile(), ...answerTerms()));

describe('the tax application', () => {
  it('shows its own steps and the one to take now', async () => {
    server.use(
      answerTax({ ...atTerms, tasks: { ...atTerms.tasks, payroll_linking: 'incomplete' } }),
    );
    renderRemote(onboarding, '/tax-filing');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Read and accept the terms' }),
    ).toBeTruthy();
    expect(screen.getByText('File your taxes')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Sign upDone',
      'Checking accountDone',
      'Personal informationNow',
      'Tax filingLater',
    ]);
  });

  it('leads to the dashboard when nothing is left', async () => {
    server.use(answerTax(makeStatus({ current_task_name: null, application_complete: true })));
    renderRemote(onboarding, '/tax-filing');
    expect(await screen.findByRole('heading', { level: 1, name: 'Taxes done' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Go to your dashboard' });
    expect(link.getAttribute('href')).toBe('/dashboard');
  });
});
