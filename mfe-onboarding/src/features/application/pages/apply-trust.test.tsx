import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote, sayAsWidget } from '@reset/remote-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import onboarding from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './apply-page.tsx';
import '#features/linking/linking.ts';
import { answerCard, atPayroll, makeStatus } from '#testing/applications.ts';
import {
  answerLinkedBank,
  answerGet,
  answerNotifications,
  answerTokens,
  at,
} from '#testing/linking.ts';
import { answerProfile } from '#testing/profile.ts';

/* What earns trust where an account is linked: what is offered and said before, and shown after. */

const BANK = 'Connect your checking account';
const server = mockApi(answerLinkedBank());
let asked: string[] = [];

beforeAll(() => {
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.includes('/plaid/')) asked.push(`${pathname.replace('/api/v1', '')}${search}`);
  });
});

beforeEach(() => {
  sessionStorage.clear();
  asked = [];
  server.use(...answerTokens(), answerProfile(), answerNotifications(), answerCard(makeStatus()));
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (user: ReturnType<typeof renderRemote>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** She connects without choosing a bank here, and the widget has succeeded. */
async function connectBank() {
  server.use(
    http.get(at('/plaid/create_access_token'), () => {
      server.use(answerCard(atPayroll));
      return HttpResponse.json({ success: true });
    }),
  );
  const visited = renderRemote(onboarding, '/apply');
  await press(visited.user, 'Connect');
  await sayAsWidget(BANK, { type: 'success', public_token: 'public-1' });
  return visited;
}

describe('what is connected', () => {
  it('is shown until she goes on, whatever a poll brings', async () => {
    server.use(
      answerGet('/bank_accounts/linked', {
        name: 'Everyday Checking',
        institution_name: 'Juniper Credit Union',
        mask: '0042',
        verified: false,
      }),
    );
    const { user, client } = await connectBank();
    const said = await heading('Your checking account is connected');
    expect(await screen.findByText('Everyday Checking (…\u20600042)')).toBeTruthy();
    expect(screen.getByText('Juniper Credit Union')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    await act(() => client.refetchQueries());
    expect(screen.queryByRole('heading', { name: 'Link your payroll' })).toBeNull();
    await press(user, 'Continue');
    expect(await heading('Link your payroll')).toBeTruthy();
  });

  it('is said by its kind where nobody can tell which account it is', async () => {
    server.use(answerGet('/bank_accounts/linked', { error: 'Away.' }, 503));
    const { user } = await connectBank();
    await heading('Your checking account is connected');
    expect(await screen.findByText('Connected')).toBeTruthy();
    await press(user, 'Continue');
    expect(await heading('Link your payroll')).toBeTruthy();
  });
});

describe('before a bank is connected', () => {
  it('the popular ones are one press away', async () => {
    const { user } = renderRemote(onboarding, '/apply');
    await heading('Link your checking account');
    const popular = within(screen.getByRole('group', { name: 'Popular banks' }));
    expect(popular.getAllByRole('button')).toHaveLength(6);
    await user.click(popular.getByRole('button', { name: 'Quarry Hill Bank' }));
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Quarry Hill Bank');
    await press(user, 'Connect');
    await screen.findByTitle(BANK);
    expect(asked).toEqual(['/plaid/link_token?institution_id=ins_sandbox_3']);
  });

  it('where the card is not to be had is told in a line that unfolds', async () => {
    const { user } = renderRemote(onboarding, '/apply');
    await heading('Link your checking account');
    const states = screen.getByText(/Kansas, .+ or Wisconsin\.$/);
    expect(states.closest('details')?.open).toBe(false);
    await user.click(screen.getByText('Not available in every state yet'));
    expect(states.closest('details')?.open).toBe(true);
  });

  it('three facts and the provider whose window it is are told', async () => {
    renderRemote(onboarding, '/apply');
    await heading('Link your checking account');
    const facts = ['Read only.', 'Encrypted.', 'Unlink any time.'];
    expect(facts.map((fact) => screen.getByText(fact).textContent)).toEqual(facts);
    expect(screen.getByText(/through Plaid/)).toBeTruthy();
  });
});
