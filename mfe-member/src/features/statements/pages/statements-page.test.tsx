import { describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '#features/dashboard/pages/dashboard-page.tsx';
import './statements-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';
import { makeListedStatement } from '#testing/statement-factories.ts';

const server = mockApi(answer('/users/profile', makeProfile()));

describe('statements', () => {
  it('are listed as they were issued, the last one first, below the month that is not over [MEM-190]', async () => {
    const [october, september] = [
      makeListedStatement(),
      makeListedStatement({ endDate: '2026-09-30', issueDate: '2026-10-01' }),
    ];
    server.use(answer('/statements', [october, september]));
    renderRemote(memberArea, '/account/statements');
    await screen.findByRole('link', { name: /October 2026/ });
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent?.trim()])).toEqual([
      ['/account/statements/current', 'This month so farNot final'],
      [`/account/statements/${october.id}`, 'October 2026Issued Nov 1, 2026'],
      [`/account/statements/${september.id}`, 'September 2026Issued Oct 1, 2026'],
    ]);
  });

  it('say when the first one comes', async () => {
    server.use(answer('/statements', []));
    renderRemote(memberArea, '/account/statements');
    expect(await screen.findByText(/Your first statement is issued/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /This month so far/ })).toBeTruthy();
  });

  it.each(['/account/statements', '/account/statements/current'])(
    'send who has no card account to the dashboard: %s [MEM-202]',
    async (path) => {
      server.use(
        answer('/users/profile', makeProfile({ currentCardAccount: null })),
        answer('/notifications', []),
        refuse('/statements', 404),
        refuse('/statements/current', 404),
        refuse('/dashboard/overview'),
      );
      const { router } = renderRemote(memberArea, path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    },
  );

  it('say so when they could not be read', async () => {
    server.use(refuse('/statements'));
    renderRemote(memberArea, '/account/statements');
    expect(await screen.findByText("We couldn't load your statements.")).toBeTruthy();
  });
});
