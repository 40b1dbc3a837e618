import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { makePage, mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { toWire } from '#testing/answer.ts';
import {
  makeEarnings,
  makeExpense,
  makeNotification,
  makeOverview,
  makePayday,
  makeProfile,
  makeTransaction,
} from '#testing/factories.ts';
import { makeRepayments } from '#testing/repayment-factories.ts';
import { makeListedStatement, makeStatement } from '#testing/statement-factories.ts';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '#features/account/pages/account-page.tsx';
import '#features/activation/pages/activate-page.tsx';
import '#features/card-transactions/pages/card-transactions-page.tsx';
import '#features/card-transactions/pages/transaction-page.tsx';
import '#features/content/pages/content-page.tsx';
import '#features/dashboard/pages/dashboard-page.tsx';
import '#features/disputes/pages/dispute-page.tsx';
import '#features/documents/pages/accepted-document-page.tsx';
import '#features/documents/pages/documents-page.tsx';
import '#features/freeze-card/pages/freeze-card-page.tsx';
import '#features/income/pages/income-page.tsx';
import '#features/limit-forecast/pages/forecast-page.tsx';
import '#features/manage-account/pages/manage-account-page.tsx';
import '#features/payday/components/payday-panel.tsx';
import '#features/payday/pages/deposit-account-page.tsx';
import '#features/personal-info/pages/personal-info-page.tsx';
import '#features/push-notifications/pages/push-notifications-page.tsx';
import '#features/recurring-expenses/pages/recurring-expenses-page.tsx';
import '#features/repayments/pages/repayments-page.tsx';
import '#features/replace-card/pages/replace-card-page.tsx';
import '#features/security/pages/security-page.tsx';
import '#features/statements/pages/statement-page.tsx';
import '#features/statements/pages/statements-page.tsx';
import '#features/tax-return/pages/tax-return-page.tsx';
import '#features/text-messages/pages/text-messages-page.tsx';
import memberArea from './routes.tsx';

const server = mockApi();

const ANSWERS: Record<string, unknown> = {
  '/users/profile': makeProfile({ phoneNumber: '2025550123' }),
  '/dashboard/overview': makeOverview(),
  '/dashboard/payday': makePayday(),
  '/notifications': [makeNotification('opted_to_skip_payroll_linking')],
  '/income_tax_returns': { incomeTaxReturns: [] },
  '/card_accounts/current/freeze': { state: 'none', since: null },
  '/card_accounts/current/card_transactions': [makeTransaction({ id: 'one' })],
  '/recurring_transactions/active_recurring_outflows': [makeExpense()],
  '/income/earnings': makeEarnings(),
  '/users/sms_settings': { optedIn: false, consent: { version: 1, text: 'I agree.' } },
  '/users/closure': { settleFirst: [], endsAtOnce: ['Cards'], erasedAtOnce: [], kept: [] },
  '/repayments': makeRepayments(),
  '/statements': { statements: [makeListedStatement()] },
  '/statements/current': makeStatement(),
  '/contentful/page': makePage(),
};

const PAGES = [
  '/dashboard',
  '/dashboard#payday',
  '/dashboard/forecast',
  '/card-transactions',
  '/card-transactions/one',
  '/card-transactions/one/dispute',
  '/income',
  '/recurring-expenses',
  '/tax-return',
  '/activate',
  '/account',
  '/account/personal-info',
  '/account/security',
  '/account/text-message-settings',
  '/account/notifications',
  '/account/repayments',
  '/account/statements',
  '/account/statements/current',
  '/account/freeze-card',
  '/account/replace-card',
  '/account/documents',
  '/account/documents/one',
  '/account/manage-account',
  '/account/fbo-account',
  '/account/user-faqs',
];

const refused = (status: number) => () =>
  HttpResponse.json({ error: 'No.', code: 'x', request_id: 'r-1' }, { status });
const never = () => new Promise<never>(() => undefined);

/** How a call fails. */
const FAILURES: [string, () => Response | Promise<never>][] = [
  ...[400, 403, 404, 409, 422, 429, 500].map((status): [string, () => Response] => [
    `refused with ${status}`,
    refused(status),
  ]),
  ['no JSON', () => HttpResponse.text('<html>')],
  ['null', () => HttpResponse.json(null)],
  ['of another shape', () => HttpResponse.json({ foo: [1] })],
  ['never answered', never],
];

/** A statement that is not there renders nothing (document 1, section 8). */
const NOTHING_THERE = new Set(
  [404, 422].map((status) => `/statements/current refused with ${status}`),
);

/** How long people wait for an answer (`create-query-client.ts`), and how long these tests do. */
const [MAX_WAIT_MS, SHORT_WAIT_MS] = [10_000, 60];
/** In which a page that asks without a pause asks many times. */
const LOOK_MS = 60;

const wait = globalThis.setTimeout;
beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // No mock of Jest's, which Testing Library would take for a clock that stands still.
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    wait(run, ms === MAX_WAIT_MS ? SHORT_WAIT_MS : ms)) as typeof setTimeout;
});
afterAll(() => {
  globalThis.setTimeout = wait;
});

/** Opens the page with all calls answered; `fail` has it load anew while one of them fails so. */
async function visit(path: string) {
  const asked = new Map<string, number>();
  let failing: string | null = null;
  let answerFailing: () => Response | Promise<never> = never;
  server.use(
    http.get('*/api/v1/*', ({ request }) => {
      const call = new URL(request.url).pathname.replace('/api/v1', '');
      asked.set(call, (asked.get(call) ?? 0) + 1);
      if (call === failing) return answerFailing();
      if (!(call in ANSWERS)) return refused(404)();
      return HttpResponse.json(toWire(ANSWERS[call]) as object);
    }),
  );
  sessionStore.setState({ signedIn: true });
  const { client } = renderRemote(memberArea, path);
  await screen.findByRole('heading', { level: 1 });
  const settle = () => waitFor(() => expect(client.isFetching()).toBe(0));
  await settle();

  return {
    calls: [...asked.keys()].toSorted(),
    async fail(call: string, how: typeof answerFailing) {
      failing = call;
      answerFailing = how;
      asked.clear();
      await act(async () => {
        await client.resetQueries();
        await new Promise((resolve) => wait(resolve, LOOK_MS));
      });
      await settle();
      return asked.get(call) ?? 0;
    },
  };
}

describe.each(PAGES)('%s, while one of its calls fails', (path) => {
  it('asks a bounded number of times, waits for nothing else, and keeps its heading', async () => {
    const { calls, fail } = await visit(path);
    const isDashboard = path === '/dashboard';
    for (const [index, [how, answer]] of FAILURES.entries()) {
      // On the dashboard each call fails in each way, elsewhere one after another.
      const failing = isDashboard ? calls : calls.slice(index % calls.length).slice(0, 1);
      for (const call of failing) {
        const times = await fail(call, answer);
        expect([call, how, times > 4 ? 'asked without end' : 'asked']).toEqual([
          call,
          how,
          'asked',
        ]);
        const isNothing = NOTHING_THERE.has(`${call} ${how}`);
        const headings = document.querySelectorAll('h1').length;
        expect([call, how, headings]).toEqual([call, how, isNothing ? 0 : 1]);
        expect([call, how, screen.queryAllByRole('progressbar').length]).toEqual([call, how, 0]);
        expect(screen.queryByText(/Unexpected Application Error/)).toBeNull();
      }
    }
  });
});
