import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote, sayAsWidget } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import onboarding from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './apply-page.tsx';
import '#features/linking/linking.ts';
import { answerCard, answerTerms, atPayroll, atTerms } from '#testing/applications.ts';
import { answerLinkedBank, answerNotifications, answerTokens, at } from '#testing/linking.ts';
import { answerProfile, makeProfile } from '#testing/profile.ts';

const server = mockApi(answerLinkedBank());
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tileOf = async (name: string) => (await heading(name)).closest('section');

beforeEach(() => {
  sessionStorage.clear();
  server.use(
    ...answerTerms(),
    ...answerTokens(),
    answerProfile(),
    answerNotifications(),
    answerCard(atPayroll),
    http.get(at('/pinwheel/store_data'), () => {
      server.use(answerCard(atTerms));
      return HttpResponse.json({ success: true });
    }),
  );
});

/** Links a payroll that the profile does not name yet. */
async function link() {
  const { user } = renderRemote(onboarding, '/apply');
  await user.click(await screen.findByRole('button', { name: 'Connect' }));
  await sayAsWidget('Connect your payroll', {
    type: 'success',
    account_id: 'a-1',
    platform_id: 'p-1',
  });
  return user;
}

describe('a payroll that was just connected', () => {
  it('names what is linked as soon as that is known, with nothing beside it meanwhile', async () => {
    const user = await link();
    const tile = await tileOf('Your payroll is connected');
    expect(tile?.textContent).not.toContain('PayrollConnected');
    expect(screen.queryByText('Linked accounts')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel my application' })).toBeNull();
    server.use(
      answerProfile(
        makeProfile({
          linked_payroll: { name: 'Harbor Diner', provider_name: 'Northwind Payroll' },
        }),
      ),
    );
    expect(await screen.findByText('Harbor Diner')).toBeTruthy();
    expect(screen.getByText('Northwind Payroll')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await heading('Read and accept the terms')).toBeTruthy();
    expect(await screen.findByText('Linked accounts')).toBeTruthy();
  });

  it('says what kind of account it is where its name does not come', async () => {
    await link();
    const tile = await tileOf('Your payroll is connected');
    await waitFor(() => expect(tile?.textContent).toContain('PayrollConnected'));
  });
});
