import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { renderRemote } from '@reset/remote-sdk/testing';
import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { CommandHost } from '#features/commands/commands.ts';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { makeUser } from './make-user.ts';

/* One person's page with all that it reads, of which there is nothing unless a test says so. */

export const at = (path: string) => `http://localhost/api/v1/admin${path}`;
export const ROSA = makeUser().id;
const PERSON_PATH = `/admin/users/${ROSA}`;

const NOTHING_READ = {
  direct_deposit_allocations: null,
  income: null,
  employment: null,
  identity: null,
  shifts: null,
  paystubs: null,
};

/** The one section whose call is not below her own address. */
const TRANSACTIONS = 'normalized_transactions';

const EMPTY: Record<string, unknown> = {
  actions: { actions: [] },
  unresolved_integration_errors: { integration_errors: [] },
  plaid_status: {
    error: null,
    balances_updated_at: null,
    transactions_successful_updated_at: null,
    transactions_fail_updated_at: null,
    plaid_item_id: null,
  },
  [TRANSACTIONS]: { normalized_transactions: [], total_pages: 0 },
  pave_status: { characteristics: null, scores: null, incomes: [] },
  pinwheel_status: {
    connected: false,
    monitoring_status: 'not_linked',
    pinwheel_account_id: null,
    link_token: null,
    data_refreshed_at: NOTHING_READ,
  },
  direct_deposit: [],
  timeline: { entries: [], before: null, unavailable: [] },
  contact: { phone_number: null, told: null },
  annualized_income: {
    annualized_pay_with_min: null,
    annualized_pay_with_max: null,
    annualized_pay_with_avg: null,
    sorted_net_pay_amounts: [],
    sorted_net_pay_ratios: [],
  },
};

/** What the sections of her page answer. */
export const answersSections = (changes: Record<string, unknown> = {}): HttpHandler[] =>
  Object.entries({ ...EMPTY, ...changes }).map(([name, content]) =>
    http.get(at(name === TRANSACTIONS ? `/${name}` : `/users/:id/${name}`), () =>
      HttpResponse.json(content as object),
    ),
  );

export const answersUser = (changes: object = {}): HttpHandler =>
  http.get(at('/users/:id'), () =>
    HttpResponse.json({ ...makeUser(), onboarding_states: [], ...changes }),
  );

export const answersSchedules = (schedules: object[] = []): HttpHandler =>
  http.get(at('/repayment_schedules'), () => HttpResponse.json({ repayment_schedules: schedules }));

export const refusal = (status: number, code: string, error: string, errors?: object) =>
  HttpResponse.json({ error, code, request_id: '1', ...(errors && { errors }) }, { status });

/** Opens her page for staff who have proved who they are. */
export function openPerson(role?: StaffRole) {
  keepToken(role);
  return renderRemote(staffArea, PERSON_PATH);
}

/** Shows a part of it alone, as a section of a page. */
export function openPart(part: ReactNode, role?: StaffRole, search = '') {
  keepToken(role);
  const title = createElement('h2', null, 'Part');
  const Part = () => createElement(CommandHost, null, createElement('section', null, title, part));
  return renderRemote({ routes: [{ path: '/part', Component: Part }] }, `/part${search}`);
}

function keepToken(role: StaffRole = 'administrator') {
  const expiresAt = new Date(Date.now() + 15 * 60_000).toISOString();
  adminTokenStore.getState().keep({ adminToken: 'token-1', expiresAt, role });
}

/** A section by its heading. */
export const section = async (name: string) =>
  within(await screen.findByRole('region', { name }, PATIENCE));

/** Opens the dialog of an action by its button. */
export async function openDialog(
  user: ReturnType<typeof renderRemote>['user'],
  action: string | RegExp,
) {
  const opener = await screen.findByRole('button', { name: action }, PATIENCE);
  await user.click(opener);
  return { opener, dialog: within(await screen.findByRole('dialog', {}, PATIENCE)) };
}

/** Opens the dialog of the only action there; `send` gives a reason and sends. */
export async function openForm(action: ReactElement, name: string) {
  const { user } = openPart(action);
  const { dialog } = await openDialog(user, name);
  const button = dialog.getByRole<HTMLButtonElement>('button', { name });
  const send = async () => {
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(button);
  };
  const done = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { user, dialog, button, send, done };
}

/** A page of many sections is slow to look through. */
const PATIENCE = { timeout: 10_000 };

/** A command as the service was asked for it. */
export interface Asked {
  call: string;
  key: string | null;
  openedSecondsAgo: string | null;
  body: unknown;
}

/** Answers a command, the first try by the first answer and so on; the last one stays. */
export function answersCommand(path: string, asked: Asked[], ...answers: (() => Response)[]) {
  let tries = 0;
  const answer = async ({ request }: { request: Request }) => {
    if (request.method === 'GET') return undefined;
    const text = await request.text();
    asked.push({
      call: `${request.method} ${new URL(request.url).pathname.replace('/api/v1/admin', '')}`,
      key: request.headers.get('idempotency-key'),
      openedSecondsAgo: request.headers.get('x-opened-seconds-ago'),
      body: text === '' ? null : JSON.parse(text),
    });
    const made = answers[Math.min(tries, answers.length - 1)];
    tries += 1;
    return made?.() ?? new HttpResponse(null, { status: 204 });
  };
  return http.all(at(path), answer);
}
