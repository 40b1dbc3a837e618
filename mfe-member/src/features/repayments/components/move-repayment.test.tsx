import { describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '../pages/repayments-page.tsx';
import { answer } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';
import { makeNextRepayment, makeRepayments, makeScheduled } from '#testing/repayment-factories.ts';

const API = 'http://localhost/api/v1';
const server = mockApi(
  answer('/users/profile', makeProfile()),
  answer('/notifications', []),
  answer('/repayments', makeRepayments()),
);
const open = () => renderRemote(memberArea, '/account/repayments');

describe('moving a repayment', () => {
  it('moves the debit once, to a day of those that the service names', async () => {
    const moved: object[] = [];
    server.use(
      http.put(`${API}/repayments/next`, async ({ request }) => {
        moved.push((await request.json()) as object);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Move the day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the day' }));
    const days = within(dialog.getByRole('combobox', { name: 'New day' })).getAllByRole('option');
    expect(days.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Wed, Nov 25',
      'Mon, Nov 30',
      'Fri, Dec 4',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Move repayment' }));
    expect(await dialog.findByRole('link', { name: 'Choose a day.' })).toBeTruthy();
    await user.selectOptions(dialog.getByRole('combobox'), '2026-11-30');
    server.use(
      answer(
        '/repayments',
        makeRepayments({
          next: makeNextRepayment({ day: '2026-11-30' }),
          scheduled: [
            makeScheduled({ movableTo: [], effectiveOn: '2026-11-30', movedFrom: '2026-11-27' }),
          ],
        }),
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'Move repayment' }));
    expect(await screen.findByText('Mon, Nov 30')).toBeTruthy();
    expect(moved).toEqual([{ effective_on: '2026-11-30' }]);
    expect(screen.queryByRole('button', { name: 'Move the day' })).toBeNull();
    const heading = screen.getByRole('heading', { name: 'Next repayment' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const next = within(await screen.findByRole('region', { name: 'Next repayment' }));
    expect(
      next.getByText(
        'Your repayment was moved to Mon, Nov 30. If you added it to your calendar, add it again: the entry there has the old day.',
      ),
    ).toBeTruthy();
    expect(next.getByText(/Moved from Fri, Nov 27\. A repayment can be moved once\./)).toBeTruthy();
  });

  it('says that it was moved already elsewhere, and shows it as it is then', async () => {
    server.use(
      http.put(`${API}/repayments/next`, () =>
        HttpResponse.json(
          {
            error: 'The repayment of this payday was moved already. It can be moved once.',
            code: 'moved_before',
            request_id: 'r-1',
          },
          { status: 409 },
        ),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Move the day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the day' }));
    await user.selectOptions(dialog.getByRole('combobox'), '2026-11-30');
    const moved = makeScheduled({
      movableTo: [],
      effectiveOn: '2026-12-04',
      movedFrom: '2026-11-27',
    });
    server.use(answer('/repayments', makeRepayments({ scheduled: [moved] })));
    await user.click(dialog.getByRole('button', { name: 'Move repayment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Move the day' })).toBeNull();
    const next = within(screen.getByRole('region', { name: 'Next repayment' }));
    expect(next.getByText(/was moved already\. It can be moved once\./)).toBeTruthy();
    const heading = next.getByRole('heading', { name: 'Next repayment' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/Moved from Fri, Nov 27\./)).toBeTruthy();
  });
});
