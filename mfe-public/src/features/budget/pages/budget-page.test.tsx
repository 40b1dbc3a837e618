import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './budget-page.tsx';

const server = mockApi();

beforeEach(() => sessionStorage.clear());

async function visit(path = '/budget') {
  const visited = renderRemote(remote, path);
  await screen.findByRole('heading', { level: 1 });
  return visited;
}
type Visit = Awaited<ReturnType<typeof visit>>;

const at = (step: number) => `/budget?stage=questionnaire&step=${step}`;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const press = ({ user }: Visit, name: string) => user.click(button(name));
const choose = ({ user }: Visit, name: string) =>
  user.click(screen.getByRole('checkbox', { name }));
const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const checkboxes = () =>
  screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

const HEADINGS = [
  'What do you need?',
  'What do you want?',
  'What do you earn?',
  'What do your needs cost?',
  'What do your wants cost?',
];

/** All five steps: 700 a week, with housing, food and dining out. */
async function answerAll(visited: Visit) {
  const { user } = visited;
  await press(visited, 'Get Started');
  await choose(visited, 'Housing');
  await choose(visited, 'Food & Essentials');
  await press(visited, 'Next');
  await choose(visited, 'Dining out');
  await press(visited, 'Next');
  await user.type(field('Income'), '700');
  await user.selectOptions(screen.getByRole('combobox'), 'Every week');
  await press(visited, 'Next');
  await user.type(field('Housing'), '1200');
  await user.type(field('Food & Essentials'), '350.50');
  await press(visited, 'Next');
  await user.type(field('Dining out'), '200');
  await press(visited, 'Finish');
}

/** Fills in who gets the mail and sends, with what the server then got. */
async function getResults({ user }: Visit, reply: () => Response, name = 'Dana') {
  const received: unknown[] = [];
  server.use(
    http.post('http://localhost/api/v1/financial_health/budget', async ({ request }) => {
      received.push(await request.json());
      return reply();
    }),
  );
  await user.type(field('First name'), name);
  await user.type(field('Email'), 'dana@example.com');
  await user.click(button('Get My Results'));
  return received;
}
const created = () => HttpResponse.json({}, { status: 201 });
const refused = (errors: Record<string, string[]>) => () =>
  HttpResponse.json(
    { error: 'Some fields are not right.', code: 'invalid_request', errors, request_id: 'r-1' },
    { status: 422 },
  );

describe('the intro', () => {
  it('opens at the path of its own and leads to the first step [PUB-130, PUB-131]', async () => {
    const visited = await visit();
    expect(heading()).toBe('Budget better with Reset.');
    await press(visited, 'Get Started');
    expect(heading()).toBe(HEADINGS[0]);
  });
});

describe('the questionnaire', () => {
  it('goes through five steps and back, with Finish on the last [PUB-133, PUB-134, PUB-136]', async () => {
    const visited = await visit();
    await press(visited, 'Get Started');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press(visited, 'Next');
    expect(heading()).toBe(HEADINGS[1]);
    await press(visited, 'Back');
    expect(heading()).toBe(HEADINGS[0]);
    await press(visited, 'Next');
    await press(visited, 'Next');
    await visited.user.type(field('Income'), '1');
    await press(visited, 'Next');
    expect(heading()).toBe(HEADINGS[3]);
    await press(visited, 'Next');
    expect(heading()).toBe(HEADINGS[4]);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(button('Finish').disabled).toBe(false);
  });

  it('has an exit to the home page [PUB-132]', async () => {
    await visit(at(3));
    expect(screen.getByRole('link', { name: 'Exit' }).getAttribute('href')).toBe('/');
  });

  it('asks for needs and for wants by checkboxes [PUB-141, PUB-142]', async () => {
    const visited = await visit(at(1));
    expect(checkboxes()).toEqual([
      'Housing',
      'Transportation',
      'Health care',
      'Food & Essentials',
      'Child care',
      'Phone',
      'Internet',
      'Utilities',
      'Minimum debt payments',
      'Other needs',
    ]);
    await press(visited, 'Next');
    expect(checkboxes()).toEqual([
      'Dining out',
      'Entertainment',
      'Travel',
      'Shopping',
      'Subscriptions',
      'Gifts',
      'Personal care',
      'Other wants',
    ]);
  });

  it('asks for an income above 0, monthly unless told otherwise [PUB-135, PUB-137, PUB-138, PUB-143]', async () => {
    const { user } = await visit(at(3));
    const frequency = screen.getByRole('combobox', { name: 'How often' }) as HTMLSelectElement;
    expect(frequency.value).toBe('MONTHLY');
    const offered = [...frequency.options].filter(({ disabled }) => !disabled);
    expect(offered.map(({ value }) => value)).toEqual([
      'WEEKLY',
      'BIWEEKLY',
      'SEMIMONTHLY',
      'MONTHLY',
      'ANNUALLY',
    ]);
    expect(button('Next').disabled).toBe(true);
    expect(screen.getByText('Enter an amount above $0 to go on.')).toBeTruthy();
    for (const [typed, isDisabled] of [
      ['0', true],
      ['much', true],
      ['1', false],
    ] as const) {
      await user.clear(field('Income'));
      await user.type(field('Income'), typed);
      expect([typed, button('Next').disabled]).toEqual([typed, isDisabled]);
    }
  });

  it('says what an income is in a month, and no income beyond what a link can carry', async () => {
    const { user } = await visit(at(3));
    await user.type(field('Income'), '700');
    await user.selectOptions(screen.getByRole('combobox'), 'Every week');
    expect(screen.getByText('$3,041.67 a month')).toBeTruthy();
    await user.type(field('Income'), '00000');
    expect(screen.getByText('This is more than the calculator can count with.')).toBeTruthy();
    expect(button('Next').disabled).toBe(true);
  });

  it('asks for an amount for each that was chosen, and adds them up [PUB-139]', async () => {
    const visited = await visit(at(1));
    const { user } = visited;
    await choose(visited, 'Phone');
    await choose(visited, 'Internet');
    await act(() => visited.router.navigate(at(4)));
    await user.type(field('Phone'), '40');
    expect(button('Next').disabled).toBe(true);
    expect(screen.getByText('Enter an amount for each of them to go on; $0 counts.')).toBeTruthy();
    await user.type(field('Internet'), '55.5');
    expect(button('Next').disabled).toBe(false);
    expect(screen.getByText('$95.50 a month')).toBeTruthy();
    expect(
      await within(screen.getByRole('status')).findByText('Your needs: $95.50 a month', undefined, {
        timeout: 2000,
      }),
    ).toBeTruthy();
  });

  it('says so where nothing was chosen, and goes on', async () => {
    await visit(at(5));
    expect(
      screen.getByText('You chose no wants, so there is nothing to fill in here.'),
    ).toBeTruthy();
    expect(button('Finish').disabled).toBe(false);
  });

  it('silently goes nowhere from the end while a step before it is open [PUB-140]', async () => {
    const visited = await visit(at(5));
    await press(visited, 'Finish');
    expect(heading()).toBe(HEADINGS[4]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(visited.router.state.location.search).toBe('?stage=questionnaire&step=5');
  });

  it('follows the browser’s way back and forward, with title and focus [PUB-134]', async () => {
    const visited = await visit();
    await press(visited, 'Get Started');
    expect(document.title).toBe('What do you need? Step 1 of 5 | Reset');
    await press(visited, 'Next');
    expect(document.activeElement?.textContent).toBe(HEADINGS[1]);
    await act(() => visited.router.navigate(-1));
    expect(heading()).toBe(HEADINGS[0]);
    expect(document.activeElement?.textContent).toBe(HEADINGS[0]);
    await act(() => visited.router.navigate(1));
    await press(visited, 'Back');
    await act(() => visited.router.navigate(-1));
    expect(heading()).toBe('Budget better with Reset.');
    expect(document.title).toBe('Budget calculator | Reset');
  });

  it('goes back by its own button for who came by an address', async () => {
    const visited = await visit(at(2));
    await press(visited, 'Back');
    expect(heading()).toBe(HEADINGS[0]);
  });

  it.each(['6', '0', '1.5', 'x'])('begins with the first step for step %s', async (step) => {
    await visit(`/budget?stage=questionnaire&step=${step}`);
    expect(heading()).toBe(HEADINGS[0]);
  });

  it('keeps what was typed through a reload', async () => {
    const before = await visit(at(1));
    await choose(before, 'Housing');
    await press(before, 'Next');
    await press(before, 'Next');
    await before.user.type(field('Income'), '2500');
    before.unmount();
    const after = await visit(at(3));
    expect(field('Income').value).toBe('$2,500.00');
    await press(after, 'Next');
    expect(field('Housing')).toBeTruthy();
  });
});

describe('the sign-up', () => {
  it('sends the budget of a year’s income and a month’s spending [PUB-145, PUB-147, PUB-148, PUB-163]', async () => {
    const visited = await visit();
    await answerAll(visited);
    const received = await getResults(visited, created);
    expect(await screen.findByText('Email sent to dana@example.com')).toBeTruthy();
    expect(received).toEqual([
      {
        user: { name: 'Dana', email: 'dana@example.com' },
        data: {
          version: 1,
          income: 36500,
          expenses: [
            { name: 'HOUSING', amount: 1200 },
            { name: 'GROCERIES', amount: 350.5 },
            { name: 'DINING', amount: 200 },
          ],
          needs: 1550.5,
          wants: 200,
        },
      },
    ]);
    expect(sessionStorage.getItem('budgetAnswers')).toBeNull();
    await press(visited, "I didn't receive an email");
    expect(button('Get My Results')).toBeTruthy();
    expect(await getResults(visited, created)).toHaveLength(1);
  });

  it('counts no amount of what was given up again', async () => {
    const visited = await visit();
    await answerAll(visited);
    await act(() => visited.router.navigate(at(1)));
    await choose(visited, 'Food & Essentials');
    await act(() => visited.router.navigate('/budget?stage=signup'));
    const received = await getResults(visited, created);
    expect(received).toMatchObject([
      { data: { needs: 1200, expenses: [{ name: 'HOUSING' }, { name: 'DINING' }] } },
    ]);
  });

  it('keeps marks in a name as text', async () => {
    const visited = await visit();
    await answerAll(visited);
    const name = '<img src=x onerror=alert(1)>';
    const received = await getResults(visited, created, name);
    await screen.findByText('Email sent to dana@example.com');
    expect(received).toMatchObject([{ user: { name } }]);
    expect(document.querySelector('img')).toBeNull();
  });

  it('says what the server refused, by field and as a whole, and keeps the answers', async () => {
    const visited = await visit();
    await answerAll(visited);
    await getResults(visited, refused({ email: ['We cannot write to this address.'] }));
    expect((await screen.findAllByText('We cannot write to this address.')).length).toBe(2);
    expect(screen.getByText('Some fields are not right.')).toBeTruthy();
    expect(sessionStorage.getItem('budgetAnswers')).not.toBeNull();
  });

  it('is not there for a budget with holes [PUB-140]', async () => {
    await visit('/budget?stage=signup');
    expect(heading()).toBe('Budget better with Reset.');
  });
});

describe('the results', () => {
  const hex = (...amounts: number[]) => amounts.map((amount) => amount.toString(16)).join('-');
  const visitResults = (...amounts: number[]) => visit(`/budget?b=${hex(...amounts)}`);
  const card = (name: string) => within(screen.getByRole('region', { name }));
  const rowsOf = (name: string) =>
    card(name)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('open by their link, with ring, savings and a legend of three kinds [PUB-144, PUB-149, PUB-152, PUB-156]', async () => {
    await visit('/budget?b=1388-9c4-5dc');
    const profile = card('Your Spending Profile');
    expect(
      profile.getByRole('img', { name: 'Of your income: needs 50%, wants 30%, savings 20%.' }),
    ).toBeTruthy();
    expect(profile.getByText('to save each month').previousSibling?.textContent).toBe('$1,000');
    expect(rowsOf('Your Spending Profile')).toEqual([
      'Needs50%$2,500',
      'Wants30%$1,500',
      'Savings20%$1,000',
    ]);
    expect(profile.queryByText(/Over budget/)).toBeNull();
  });

  it('hold the targets of the rule beside what is [PUB-153, PUB-155]', async () => {
    await visitResults(5000, 2800, 1500);
    expect(rowsOf('The 50/30/20 Rule')).toEqual([
      'Needs 50%$300 above targetTarget$2,500You$2,800',
      'Wants 30%On targetTarget$1,500You$1,500',
      'Savings 20%$300 below targetTarget$1,000You$700',
    ]);
  });

  it.each([
    [1000, 576, 300, 'Aspiring Saver', 'savings 12.4%'],
    [1000, 575, 300, 'Budget Hero', 'savings 12.5%'],
    [1000, 424, 300, 'Savvy Saver', 'savings 27.6%'],
    [1000, 425, 300, 'Budget Hero', 'savings 27.5%'],
    [1000, 580, 220, 'Practical Spender', 'needs 58%'],
    [1000, 575, 225, 'Budget Hero', 'needs 57.5%'],
    [1000, 420, 380, 'Lifestyle Lover', 'wants 38%'],
    [1000, 425, 375, 'Budget Hero', 'wants 37.5%'],
    [5000, 2500, 1500, 'Budget Hero', 'the rule itself'],
  ])(
    'call %i/%i/%i %s: %s [PUB-158, PUB-159, PUB-160, PUB-161, PUB-162]',
    async (income, needs, wants, profile) => {
      await visitResults(income, needs, wants);
      expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe(profile);
    },
  );

  it('say that it is over budget beside the profile [PUB-156, PUB-157]', async () => {
    await visitResults(1000, 600, 500);
    const profile = card('Your Spending Profile');
    expect(profile.getByText('Over budget by $100 a month')).toBeTruthy();
    expect(profile.getByRole('heading', { name: 'Aspiring Saver' })).toBeTruthy();
    expect(profile.getByText('to save each month').previousSibling?.textContent).toBe('$0');
  });

  it('end with what the card does about it [PUB-154]', async () => {
    await visitResults(5000, 2500, 1500);
    const block = card('Budgeting on autopilot.');
    expect(block.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe(
      '/users/sign_up',
    );
  });

  it('can be left for a new budget, with title and focus', async () => {
    const { user } = await visitResults(5000, 2500, 1500);
    expect(document.title).toBe('Your budget | Reset');
    await user.click(screen.getByRole('link', { name: 'Start a new budget' }));
    expect(heading()).toBe('Budget better with Reset.');
    expect(document.activeElement?.textContent).toBe('Budget better with Reset.');
  });

  it.each([
    '1388-9c4',
    '1388-9c4-5dc-1',
    '0-0-0',
    '1388-9c4-xyz',
    '',
    '1388-9c4--5dc',
    `1388-9c4-${'5dc'.repeat(4000)}`,
    '<b>1388</b>-1-1',
  ])('do not open by %.20s [PUB-149, PUB-150, PUB-151]', async (b) => {
    await visit(`/budget?${new URLSearchParams({ b })}`);
    expect(heading()).toBe('Budget better with Reset.');
  });
});
