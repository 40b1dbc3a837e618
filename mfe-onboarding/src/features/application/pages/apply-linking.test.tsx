import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote, sayAsWidget } from '@reset/remote-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import onboarding from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './apply-page.tsx';
import '#features/linking/linking.ts';
import '#features/eligibility/eligibility.ts';
import { answerCard, answerTerms, atPayroll, atTerms, makeStatus } from '#testing/applications.ts';
import {
  answerLinkedBank,
  answerGet,
  answerNotifications,
  answerTokens,
  at,
  refuse,
} from '#testing/linking.ts';
import { answerProfile, makeProfile } from '#testing/profile.ts';

const BANK = 'Connect your checking account';
const PAYROLL = 'Connect your payroll';
const server = mockApi(answerLinkedBank());
let requests: string[] = [];

beforeAll(() => {
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    requests.push(`${pathname.replace('/api/v1', '')}${search}`);
  });
});

beforeEach(() => {
  sessionStorage.clear();
  requests = [];
  server.use(
    ...answerTokens(),
    ...answerTerms(),
    answerProfile(),
    answerNotifications(),
    linkedBank,
  );
});

const asks = (path: string) => requests.filter((one) => one.startsWith(path));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const search = () => screen.getByRole<HTMLInputElement>('combobox');
const visit = (path = '/apply') => renderRemote(onboarding, path);
type User = ReturnType<typeof visit>['user'];

const connect = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Connect' }));

/** From what is connected to what comes next. */
const goOn = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Continue' }));

const linkedBank = answerGet('/bank_accounts/linked', {
  name: 'Everyday Checking',
  institution_name: 'Juniper Credit Union',
  mask: '0042',
  verified: false,
});

const banks = answerGet('/plaid/search_institutions', {
  institutions: [
    { id: 'ins_1', name: 'Juniper Bank', products: 'auth' },
    { id: 'ins_2', name: 'Juniper Credit Union', products: 'auth' },
  ],
});

/** The next status, once the call that leads to it was made. */
const thenStatus = (path: string, status = atPayroll) =>
  http.get(at(path), () => {
    server.use(answerCard(status));
    return HttpResponse.json({ success: true });
  });

describe('the bank step', () => {
  beforeEach(() => server.use(answerCard(makeStatus())));

  it('links the bank that was chosen here, once, and goes on', async () => {
    server.use(banks, thenStatus('/plaid/create_access_token'));
    const { user } = visit();
    await heading('Link your checking account');
    // At once, as letter by letter a slow machine may search between two of them.
    await user.click(search());
    await user.paste('juni');
    await user.click(await screen.findByRole('option', { name: 'Juniper Credit Union' }));
    await connect(user);
    const done = { type: 'success', public_token: 'public-1' };
    await sayAsWidget(BANK, { type: 'opened' }, done, done);
    await goOn(user);
    expect(await heading('Link your payroll')).toBeTruthy();
    expect(asks('/plaid/')).toEqual([
      '/plaid/search_institutions?name=juni',
      '/plaid/link_token?institution_id=ins_2',
      '/plaid/create_access_token?public_token=public-1',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets the widget ask for the bank where none was chosen', async () => {
    const { user } = visit();
    await connect(user);
    expect(await screen.findByTitle(BANK)).toBeTruthy();
    expect(asks('/plaid/')).toEqual(['/plaid/link_token']);
  });

  it('begins with the bank that the invitation names [ONB-046]', async () => {
    sessionStorage.setItem('signupParams', '{"fi_name":"Juniper","fi_id":"ins_2"}');
    server.use(banks);
    const { user } = visit();
    await waitFor(() => expect(search().value).toBe('Juniper Credit Union'));
    await connect(user);
    await screen.findByTitle(BANK);
    expect(asks('/plaid/link_token')).toEqual(['/plaid/link_token?institution_id=ins_2']);
  });

  it('looks for what the invitation says where no bank has its id', async () => {
    sessionStorage.setItem('signupParams', '{"fi_name":"Juniper","fi_id":"ins_9"}');
    server.use(banks);
    const { user } = visit();
    await heading('Link your checking account');
    expect(search().value).toBe('Juniper');
    await connect(user);
    await screen.findByTitle(BANK);
    expect(asks('/plaid/link_token')).toEqual(['/plaid/link_token']);
  });

  it('keeps what was searched for and chosen through a closed widget and a reload', async () => {
    server.use(banks);
    const { user, unmount } = visit();
    await heading('Link your checking account');
    await user.type(search(), 'juni');
    await user.click(await screen.findByRole('option', { name: 'Juniper Bank' }));
    await connect(user);
    await sayAsWidget(BANK, { type: 'opened' }, { type: 'exit', error: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(search().value).toBe('Juniper Bank');
    const button = screen.getByRole('button', { name: 'Connect' });
    await waitFor(() => expect(document.activeElement === button).toBe(true));
    unmount();
    visit();
    await heading('Link your checking account');
    expect(search().value).toBe('Juniper Bank');
  });

  it('opens no widget where there is no token, and asks again [ONB-038]', async () => {
    server.use(answerGet('/plaid/link_token', { success: false }));
    const { user } = visit();
    await connect(user);
    const dialog = within(await screen.findByRole('dialog', { name: BANK }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/can't be opened right now/);
    expect(screen.queryByTitle(BANK)).toBeNull();
    server.use(...answerTokens());
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByTitle(BANK)).toBeTruthy();
  });

  it('tries once more with the same token after a fault', async () => {
    server.use(refuse('/plaid/create_access_token', 503, 'Your bank is away.'));
    const { user } = visit();
    await connect(user);
    await sayAsWidget(BANK, { type: 'success', public_token: 'public-1' });
    const dialog = within(await screen.findByRole('dialog', { name: BANK }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Your bank is away.');
    server.use(thenStatus('/plaid/create_access_token'));
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await goOn(user);
    expect(await heading('Link your payroll')).toBeTruthy();
    expect(asks('/plaid/create_access_token')).toEqual([
      '/plaid/create_access_token?public_token=public-1',
      '/plaid/create_access_token?public_token=public-1',
    ]);
    expect(asks('/plaid/link_token')).toHaveLength(1);
  });

  it('stays behind an open widget, whatever a poll brings, and goes on once that is closed', async () => {
    const { user, client } = visit();
    await connect(user);
    await sayAsWidget(BANK, { type: 'opened' });
    // In another tab her bank was linked.
    server.use(answerCard(atPayroll));
    await act(() => client.refetchQueries());
    expect(screen.getByRole('dialog', { name: BANK })).toBeTruthy();
    expect(screen.getByTitle(BANK)).toBeTruthy();
    await sayAsWidget(BANK, { type: 'exit', error: null });
    expect(await heading('Link your payroll')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what can be done when a bank is down, and stays whole', async () => {
    const { user } = visit();
    await connect(user);
    await sayAsWidget(BANK, { type: 'opened' }, { type: 'exit', error: 'INSTITUTION_DOWN' });
    const dialog = screen.getByRole('dialog', { name: BANK });
    expect(within(dialog).getByRole('alert').textContent).toMatch(/try again a little later/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Link your checking account' })).toBeTruthy();
  });
});

describe('the payroll step', () => {
  const required = { ...atPayroll, skippable: false };

  it('links the payroll and keeps what its widget tells [ONB-052, ONB-059, ONB-060]', async () => {
    const events: unknown[] = [];
    server.use(
      answerCard(atPayroll),
      thenStatus('/pinwheel/store_data', atTerms),
      http.post(at('/pinwheel/log_event'), async ({ request }) => {
        events.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = visit();
    await connect(user);
    await sayAsWidget(
      PAYROLL,
      { type: 'opened' },
      { type: 'event', name: 'login', data: { platformId: 'p-1' } },
      { type: 'success', account_id: 'a-1', platform_id: 'p-1' },
    );
    expect(await heading('Your payroll is connected')).toBeTruthy();
    await goOn(user);
    expect(await heading('Read and accept the terms')).toBeTruthy();
    expect(asks('/pinwheel/store_data')).toEqual([
      '/pinwheel/store_data?account_id=a-1&platform_id=p-1',
    ]);
    expect(events).toEqual([
      { event_name: 'login', event_data: { platform_id: 'p-1' }, user_id: makeProfile().id },
    ]);
  });

  it('looks for social security by its short names, and for what the invitation says [ONB-047]', async () => {
    sessionStorage.setItem('signupParams', '{"pp_name":"ssdi"}');
    server.use(
      answerCard(atPayroll),
      answerGet('/pinwheel/search_institutions', {
        institutions: [{ id: 'p-2', name: 'Social Security Administration', products: 'income' }],
      }),
    );
    const { user } = visit();
    await heading('Link your payroll');
    expect(search().value).toBe('ssdi');
    await user.clear(search());
    await user.type(search(), 'ssd');
    await user.click(await screen.findByRole('option', { name: 'Social Security Administration' }));
    await connect(user);
    await screen.findByTitle(PAYROLL);
    expect(asks('/pinwheel/search_institutions')).toContain(
      '/pinwheel/search_institutions?name=ssd+social+security&platform_type=payroll',
    );
    expect(asks('/pinwheel/link_token')).toEqual(['/pinwheel/link_token?platform_id=p-2']);
  });

  it('can be skipped where that is allowed, and asks nothing else then [ONB-053]', async () => {
    server.use(answerCard(atPayroll));
    visit();
    expect(await screen.findByRole('button', { name: 'Skip for Now' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: "I'm having trouble connecting" })).toBeNull();
  });

  it('asks who may not skip it how she is paid, in a place of its own [ONB-054]', async () => {
    server.use(answerCard(required));
    const { user, router } = visit('/apply?skip_intro=true');
    await user.click(await screen.findByRole('button', { name: "I'm having trouble connecting" }));
    expect(screen.queryByRole('button', { name: 'Skip for Now' })).toBeNull();
    expect(await screen.findByRole('radiogroup')).toBeTruthy();
    expect(router.state.location.search).toBe('?skip_intro=true&step=questionnaire');
    // The browser's Back.
    await act(() => router.navigate(-1));
    expect(await heading('Link your payroll')).toBeTruthy();
    await act(() => router.navigate(1));
    expect(await screen.findByRole('radiogroup')).toBeTruthy();
  });

  it('opens the questions again after a reload', async () => {
    server.use(answerCard(required));
    visit('/apply?step=questionnaire');
    expect(await screen.findByRole('radiogroup')).toBeTruthy();
  });
});
