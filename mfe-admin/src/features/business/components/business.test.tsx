import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { answersList, failsOnce } from '#testing/answers-list.ts';
import { makeBusiness } from '#testing/make-business.ts';
import { at, openPart } from '#testing/person.ts';
import { prove, provenBy, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/home/pages/home-page.tsx';
import '#features/session/pages/gate-page.tsx';
import { Business } from './business.tsx';

const server = mockApi();
beforeEach(() => server.use(secondFactor(), provenBy('token-1')));
afterEach(() => adminTokenStore.getState().drop());

/** A tile with its figures; the one before held its place. */
async function tile(name: string): Promise<HTMLElement> {
  await screen.findByText('1,204');
  return screen.getByRole('region', { name });
}

describe('the business', () => {
  it('says of each figure what it is, comes to, and was on the last day', async () => {
    server.use(answersList('business', makeBusiness()));
    await prove(staffArea, '/admin');
    const spent = await tile('Spent');
    expect(await within(spent).findByText('$49.65')).toBeTruthy();
    expect(spent.textContent).toContain('The figure is purchases less refunds.');
    expect(within(spent).getByText('Thu, Nov 26, 2026', { selector: 'p' })).toBeTruthy();
    expect(
      within(spent)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['$24.15', '$0.00']);
    const figures = {
      Repaid: '$30.29',
      Lost: '$10.00',
      Limits: '$90.25',
      'Members with a limit': '1',
      'People who came to a step': '3',
    };
    for (const [name, figure] of Object.entries(figures)) {
      expect((await tile(name)).querySelector('strong')?.textContent).toBe(figure);
    }
    expect(within(await tile('Returned')).getByText('Nothing yet')).toBeTruthy();
  });

  it('has the figures of every day in a table', async () => {
    server.use(answersList('business', makeBusiness()));
    const { user } = await prove(staffArea, '/admin');
    const spent = await tile('Spent');
    await user.click(await within(spent).findByText('Show as a table'));
    const table = within(spent).getByRole('table', { name: 'Spent, as a table' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Thu, Nov 26, 2026$24.15$0.00',
      'Wed, Nov 25, 2026$20.50$5.00',
      'Tue, Nov 24, 2026$10.00$0.00',
    ]);
  });

  it('says where people are, and how many came there', async () => {
    server.use(answersList('business', makeBusiness()));
    await prove(staffArea, '/admin');
    await screen.findByRole('table', { name: 'People at each step' });
    // The rows that wait are others than those with figures.
    const step = (name: RegExp) =>
      within(screen.getByRole('table', { name: 'People at each step' })).getByRole('row', { name });
    const cells = () =>
      within(step(/Verified Identity/))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(cells()).toEqual(['1,204', '12']));
    expect(step(/Used Card/).textContent).toBe('Used Card00');
  });

  it('keeps period, partner and step in the address, and asks the service by them', async () => {
    const asked: string[] = [];
    server.use(answersList('business', makeBusiness(), asked));
    const { user } = await prove(staffArea, '/admin?partner_slug=hvfcu');
    await user.click(await screen.findByRole('link', { name: '90 days' }));
    const choices = within(await screen.findByLabelText('Step')).getAllByRole('option');
    // As in the table, and not as the service happens to answer.
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Verified Identity',
      'Issued Card',
    ]);
    await user.selectOptions(await screen.findByLabelText('Step'), 'Verified Identity');
    const entered = await tile('People who came to a step');
    expect(entered.querySelector('strong')?.textContent).toBe('12');
    await user.click(screen.getByRole('link', { name: 'No partner' }));
    expect(screen.getByRole('link', { name: '90 days' }).getAttribute('aria-current')).toBe('true');
    expect(asked).toEqual([
      '?partner_slug=hvfcu',
      '?days=90&partner_slug=hvfcu',
      '?days=90&partner_slug=none',
    ]);
    expect(screen.getByLabelText<HTMLSelectElement>('Step').value).toBe('verified_identity');
  });

  it('keeps no place for the amounts that support is not shown', async () => {
    server.use(http.get(at('/business'), () => new Promise<never>(() => undefined)));
    openPart(<Business />, 'support');
    expect(
      await screen.findByText('Your role does not show amounts. Operations see them here.'),
    ).toBeTruthy();
    expect(screen.getByRole('region', { name: 'People who came to a step' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Spent' })).toBeNull();
  });

  it('shows support no amounts', async () => {
    server.use(answersList('business', makeBusiness({ limits: null, money: null })));
    await prove(staffArea, '/admin');
    expect(
      await screen.findByText('Your role does not show amounts. Operations see them here.'),
    ).toBeTruthy();
    expect(screen.getByText('1,204')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Spent' })).toBeNull();
  });

  it('fails with Retry, and costs the searches nothing', async () => {
    server.use(failsOnce('business'));
    const { user } = await prove(staffArea, '/admin');
    expect(
      await screen.findByText('The figures of the business could not be loaded.'),
    ).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Payroll Provider' })).toBeTruthy();
    server.use(answersList('business', makeBusiness()));
    await user.click(screen.getByRole('button', { name: /retry/i }));
    expect(await screen.findByText('1,204')).toBeTruthy();
  });
});
