import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import {
  at,
  button,
  choose,
  field,
  goOn,
  heading,
  HEADINGS,
  press,
  visitBudget,
} from '#testing/budget.tsx';

beforeEach(() => sessionStorage.clear());

const checkboxes = () =>
  screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

describe('the intro', () => {
  it('opens at the path of its own and leads to the first step [PUB-130, PUB-131]', async () => {
    const visited = await visitBudget();
    expect(heading()).toBe('Budget better with Reset.');
    await goOn(visited, 'Get Started', HEADINGS.needs);
  });
});

describe('the questionnaire', () => {
  it('goes through five steps and back, with Finish on the last [PUB-133, PUB-134, PUB-136]', async () => {
    const visited = await visitBudget();
    await goOn(visited, 'Get Started', HEADINGS.needs);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await goOn(visited, 'Next', HEADINGS.wants);
    await goOn(visited, 'Back', HEADINGS.needs);
    await goOn(visited, 'Next', HEADINGS.wants);
    await goOn(visited, 'Next', HEADINGS.income);
    await visited.user.type(field('Income'), '1');
    await goOn(visited, 'Next', HEADINGS.needsSpending);
    await goOn(visited, 'Next', HEADINGS.wantsSpending);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(button('Finish').disabled).toBe(false);
  });

  it('has an exit to the home page [PUB-132]', async () => {
    await visitBudget(at(3));
    expect(screen.getByRole('link', { name: 'Exit' }).getAttribute('href')).toBe('/');
  });

  it('asks for needs and for wants by checkboxes [PUB-141, PUB-142]', async () => {
    const visited = await visitBudget(at(1));
    expect(checkboxes()).toEqual([
      'Housing',
      'Transportation',
      'Health care',
      'Food & Essentials',
      'Child care',
      'Phone',
      'Internet',
      'Utilities',
      'Minimum payments',
      'Other needs',
    ]);
    await goOn(visited, 'Next', HEADINGS.wants);
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
    const { user } = await visitBudget(at(3));
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
    expect(screen.getByText('Enter an amount above $0 to continue.')).toBeTruthy();
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
    const { user } = await visitBudget(at(3));
    await user.type(field('Income'), '700');
    await user.selectOptions(screen.getByRole('combobox'), 'Every week');
    expect(screen.getByText('$3,041.67 a month')).toBeTruthy();
    await user.clear(field('Income'));
    await user.type(field('Income'), '70000000');
    expect(screen.getByText('This is more than the calculator can handle.')).toBeTruthy();
    expect(button('Next').disabled).toBe(true);
  });

  it('asks for an amount for each that was chosen, and adds them up [PUB-139]', async () => {
    const visited = await visitBudget(at(1));
    const { user } = visited;
    await choose(visited, 'Phone');
    await choose(visited, 'Internet');
    await act(() => visited.router.navigate(at(4)));
    await user.type(field('Phone'), '40');
    expect(button('Next').disabled).toBe(true);
    expect(screen.getByText('Enter an amount for each to continue; $0 counts.')).toBeTruthy();
    await user.type(field('Internet'), '55.5');
    expect(button('Next').disabled).toBe(false);
    expect(screen.getByText('$95.50 a month')).toBeTruthy();
    expect(
      await screen.findByText('Your needs: $95.50 a month', undefined, {
        timeout: 5000,
      }),
    ).toBeTruthy();
  });

  it('says so where nothing was chosen, and goes on', async () => {
    await visitBudget(at(5));
    expect(
      screen.getByText('You chose no wants, so there is nothing to fill in here.'),
    ).toBeTruthy();
    expect(button('Finish').disabled).toBe(false);
  });

  it('silently goes nowhere from the end while a step before it is open [PUB-140]', async () => {
    const visited = await visitBudget(at(5));
    await press(visited, 'Finish');
    expect(heading()).toBe(HEADINGS.wantsSpending);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(visited.router.state.location.search).toBe('?stage=questionnaire&step=5');
  });

  it('follows the browser’s way back and forward, with title and focus [PUB-134]', async () => {
    const visited = await visitBudget();
    await goOn(visited, 'Get Started', HEADINGS.needs);
    expect(document.title).toBe('What do you need? Step 1 of 5 | Reset');
    await goOn(visited, 'Next', HEADINGS.wants);
    expect(document.activeElement?.textContent).toBe(HEADINGS.wants);
    await act(() => visited.router.navigate(-1));
    expect(heading()).toBe(HEADINGS.needs);
    expect(document.activeElement?.textContent).toBe(HEADINGS.needs);
    await act(() => visited.router.navigate(1));
    await goOn(visited, 'Back', HEADINGS.needs);
    await act(() => visited.router.navigate(-1));
    expect(heading()).toBe('Budget better with Reset.');
    expect(document.title).toBe('Budget calculator | Reset');
  });

  it('goes back by its own button for who came by an address', async () => {
    const visited = await visitBudget(at(2));
    await goOn(visited, 'Back', HEADINGS.needs);
    expect(visited.router.state.location.search).toBe('?stage=questionnaire');
  });

  it.each(['6', '0', '1.5', 'x'])('begins with the first step for step %s', async (step) => {
    await visitBudget(`/budget?stage=questionnaire&step=${step}`);
    expect(heading()).toBe(HEADINGS.needs);
  });

  it('keeps what was typed through a reload', async () => {
    const before = await visitBudget(at(1));
    await choose(before, 'Housing');
    await goOn(before, 'Next', HEADINGS.wants);
    await goOn(before, 'Next', HEADINGS.income);
    await before.user.type(field('Income'), '2500');
    before.unmount();
    const after = await visitBudget(at(3));
    expect(field('Income').value).toBe('$2,500.00');
    await goOn(after, 'Next', HEADINGS.needsSpending);
    expect(field('Housing')).toBeTruthy();
  });
});
