import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CardTransaction } from '@reset/api-contract/member/card-transactions.ts';
import type { Profile } from '@reset/api-contract/member/profile.ts';
import { browserLocation } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { backEndHandlers } from '#back-end/back-end.ts';
import { demoClient } from '#testing/demo-client.ts';
import { visitControls } from '#testing/demo-page.tsx';

const api = mockApi();
const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
const reload = jest.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);

let demo: ReturnType<typeof demoClient>;
let ana: Profile;
beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  demo = demoClient();
  api.use(...backEndHandlers(demo));
  const [first] = demo.store.read().members;
  if (!first) throw new Error('The mock knows nobody.');
  ana = first.profile;
});

const strip = () => screen.getByRole('complementary', { name: 'Demo' });
const buttons = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const headings = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

async function openPanel(settings: Parameters<typeof visitControls>[0] = {}) {
  const page = visitControls({ user: ana, ...settings });
  await page.user.click(await screen.findByRole('button', { name: 'Demo controls' }));
  return page;
}
const control = (name: string) => screen.getByRole('form', { name });
const said = () => screen.getByRole('status', { hidden: true }).textContent;
/** Waits until the panel has closed with these words, which the strip then has. */
async function isDone(words: string) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(said()).toBe(words);
}

describe('DemoControls', () => {
  it.each([
    [true, true, ['Switch user', 'Demo controls']],
    [true, false, ['Demo controls']],
    [false, true, ['Switch user', 'Turn demo mode off']],
    [false, false, ['Turn demo mode on']],
  ])('with triggers %s and demo mode %s offer %j', (hasTriggers, isOn, offered) => {
    visitControls({ hasTriggers, isOn, user: ana });
    expect(buttons(strip())).toEqual(offered);
  });

  it('say who is looked at, and show her logo', async () => {
    const logo = { data: 'aWNvbg==', type: 'image/png' };
    const { body: cora } = await demo.post<Profile>('/mock/users/create', {
      first_name: 'Cora',
      last_name: 'Diaz',
      logo,
    });
    await demo.post('/mock/users/set_current', { id: cora.id });
    const { container } = visitControls({ user: cora });
    expect(await screen.findByText('Demo: Cora Diaz is made up.')).toBeTruthy();
    expect(container.querySelector('img')?.src).toBe('data:image/png;base64,aWNvbg==');
  });

  it('say in the static demo how to log in while nobody is', async () => {
    visitControls({ environment: 'demo' });
    expect(
      await screen.findByText(
        'Demo: log in as ana.lopez@example.com or ben.carter@example.com, with any password.',
      ),
    ).toBeTruthy();
    expect(buttons(strip())).toEqual(['Switch user', 'Demo controls']);
  });

  it('turn demo mode on and off for the next page', async () => {
    const { user } = visitControls({ hasTriggers: false, isOn: false, user: ana });
    await user.click(screen.getByRole('button', { name: 'Turn demo mode on' }));
    expect(localStorage.getItem('demoMode')).toBe('true');
    expect(assign).toHaveBeenCalledWith('/dashboard');
  });

  it('switch to another fictional user by a full navigation', async () => {
    const { user } = visitControls({ user: ana });
    await user.click(screen.getByRole('button', { name: 'Switch user' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Ana Lopez (Direct deposit)',
      'Ben Carter (Bank debit)',
    ]);
    await user.click(screen.getByRole('menuitem', { name: /^Ben/ }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
    expect((await demo.get<Profile>('/users/profile')).body.first_name).toBe('Ben');
  });
});

describe('the control panel', () => {
  it('has what is simulated, and in demo mode users and the reset', async () => {
    await openPanel();
    expect(headings()).toEqual([
      'Demo controls',
      'Current user',
      'Create an earnings record',
      'Create a transaction',
      'Simulate direct deposit',
      'Create user',
      'Reset',
    ]);
    expect(screen.getByRole('button', { name: 'Turn demo mode off' })).toBeTruthy();
  });

  it('has no more than what is simulated beside the services', async () => {
    await openPanel({ isOn: false, isAvailable: false });
    expect(headings()).toEqual([
      'Demo controls',
      'Create an earnings record',
      'Create a transaction',
      'Simulate direct deposit',
    ]);
    expect(screen.queryByRole('button', { name: /demo mode/ })).toBeNull();
  });

  it('closes by Escape, and gives the focus back', async () => {
    const { user } = await openPanel();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Demo controls' })),
    );
  });

  it('adds a shift of these hours, says so, and has the page ask anew', async () => {
    const { user, client } = await openPanel();
    const invalidate = jest.spyOn(client, 'invalidateQueries');
    const hours = screen.getByLabelText('Hours worked today');
    await user.clear(hours);
    await user.type(hours, '30{Enter}');
    expect(await screen.findAllByText('Enter from 0.25 to 24 hours.')).not.toHaveLength(0);
    expect(invalidate).not.toHaveBeenCalled();
    await user.clear(hours);
    await user.type(hours, '5.5{Enter}');
    await isDone('The shift was added.');
    expect(demo.store.read().members[0]?.shifts.at(-1)?.hours).toBe(5.5);
    expect(invalidate).toHaveBeenCalledTimes(1);
  });

  it('buys for an amount somewhere, and says what is declined', async () => {
    const { user } = await openPanel();
    const form = () => within(control('Create a transaction'));
    await user.type(form().getByLabelText('Amount'), '12.34');
    await user.type(form().getByLabelText('Merchant'), 'Night Market{Enter}');
    await isDone('The purchase was made.');
    expect(demo.store.read().members[0]?.purchases.at(-1)).toMatchObject({
      cents: 1_234,
      merchantName: 'Night Market',
    });
    await user.click(screen.getByRole('button', { name: 'Demo controls' }));
    expect(said()).toBe('');
    await user.type(form().getByLabelText('Amount'), '900{Enter}');
    await isDone('The purchase was declined.');
  });

  it('leaves to the mock what nobody entered', async () => {
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Pay with the card' }));
    await isDone('The purchase was made.');
    await user.click(screen.getByRole('button', { name: 'Demo controls' }));
    await user.click(screen.getByRole('button', { name: 'Pay the paycheck' }));
    await isDone('The paycheck is here.');
    const { body } = await demo.get<CardTransaction[]>('/card_accounts/current/card_transactions');
    expect(body.filter(({ merchant_name: name }) => name === 'Corner Store')).toMatchObject([
      { kind: 'repayment', amount: -10 },
      { kind: 'purchase', amount: 10, customer_state: 'repaid' },
    ]);
  });

  it('says why the services refuse', async () => {
    api.use(
      http.post('*/api/v1/simulate/direct_deposit', () =>
        HttpResponse.json(
          { error: 'Not found', code: 'deposit_account_not_found', request_id: 'r' },
          { status: 404 },
        ),
      ),
    );
    const { user } = await openPanel({ isOn: false });
    await user.click(screen.getByRole('button', { name: 'Pay the paycheck' }));
    expect(await screen.findByText('Not found')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('creates a user without what is left empty, and gives the focus back', async () => {
    const bodies: unknown[] = [];
    api.use(
      http.post('*/api/v1/mock/users/create', async ({ request }) => {
        bodies.push(await request.clone().json());
        return undefined;
      }),
    );
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Create user' }));
    expect(await screen.findAllByText('Enter a first name.')).not.toHaveLength(0);
    expect(screen.getAllByText('Enter a last name.')).not.toHaveLength(0);
    await user.type(screen.getByLabelText('First name'), ' Cora ');
    await user.type(screen.getByLabelText('Last name'), 'Diaz');
    await user.click(screen.getByRole('radio', { name: 'Bank debit' }));
    await user.click(screen.getByRole('button', { name: 'Create user' }));
    await isDone('Cora Diaz was created.');
    expect(bodies).toEqual([
      { first_name: 'Cora', last_name: 'Diaz', repayment_method: 'ach_debit_flow' },
    ]);
    const opener = screen.getByRole('button', { name: 'Demo controls' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('takes a picture for a logo and nothing else', async () => {
    const { user } = await openPanel();
    const upload = (file: File) => user.upload(screen.getByLabelText('Logo (optional)'), file);
    await user.type(screen.getByLabelText('First name'), 'Cora');
    await user.type(screen.getByLabelText('Last name'), 'Diaz');
    const picker = screen.getByLabelText<HTMLInputElement>('Logo (optional)');
    picker.accept = '';
    await upload(new File(['text'], 'logo.txt', { type: 'text/plain' }));
    await user.click(screen.getByRole('button', { name: 'Create user' }));
    expect(await screen.findAllByText('Choose a picture.')).not.toHaveLength(0);
    await upload(new File(['x'.repeat(204_801)], 'logo.png', { type: 'image/png' }));
    expect(await screen.findAllByText('Choose a picture below 200 KB.')).not.toHaveLength(0);
    await upload(new File(['icon'], 'logo.png', { type: 'image/png' }));
    await user.click(screen.getByRole('button', { name: 'Create user' }));
    await isDone('Cora Diaz was created.');
    expect(demo.store.read().members.at(-1)?.profile.partner_logo).toEqual({
      data: 'aWNvbg==',
      type: 'image/png',
    });
  });

  it('resets the demo, and loads the page anew', async () => {
    await demo.post('/simulate/transaction');
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Reset the demo' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(demo.store.read().members[0]?.purchases).toHaveLength(3);
  });
});
