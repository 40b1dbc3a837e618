import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { heading, visitBudget } from '#testing/budget.tsx';

describe('the results', () => {
  const hex = (...amounts: number[]) => amounts.map((amount) => amount.toString(16)).join('-');
  const visitResults = (...amounts: number[]) => visitBudget(`/budget?b=${hex(...amounts)}`);
  const card = (name: string) => within(screen.getByRole('region', { name }));
  const rowsOf = (name: string) =>
    card(name)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('open by their link, with ring, savings and a legend of three kinds [PUB-144, PUB-149, PUB-152, PUB-156]', async () => {
    await visitBudget('/budget?b=1388-9c4-5dc');
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

  it('begin with the one change that would help most, in dollars of a week', async () => {
    await visitResults(5000, 2800, 1500);
    const needs = card('Needs: $300 a month above the rule');
    expect(
      needs.getByText(/^\$70 less a week gets you there\. Start with the largest/),
    ).toBeTruthy();
  });

  it('begin with what is spent beyond the income, where it is so', async () => {
    await visitResults(1000, 500, 600);
    const over = card('$100 over budget each month');
    expect(over.getByText(/^Spend \$24 less a week.*your wants/)).toBeTruthy();
  });

  it('begin with what is left to save, where nothing is above the rule', async () => {
    await visitResults(5000, 2500, 1500);
    expect(card('$1,000 left to save each month').getByText(/on payday/)).toBeTruthy();
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
    ['two numbers', '1388-9c4'],
    ['four numbers', '1388-9c4-5dc-1'],
    ['no income', '0-0-0'],
    ['what is no number', '1388-9c4-xyz'],
    ['nothing', ''],
    ['a number that is missing', '1388-9c4--5dc'],
    ['far too much of it', `1388-9c4-${'5dc'.repeat(4000)}`],
    ['marks', '<b>1388</b>-1-1'],
  ])('do not open by %s [PUB-149, PUB-150, PUB-151]', async (_what, b) => {
    await visitBudget(`/budget?${new URLSearchParams({ b })}`);
    expect(heading()).toBe('Budget better with Reset.');
  });
});
