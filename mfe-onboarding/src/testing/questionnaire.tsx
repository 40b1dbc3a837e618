import type { WaitlistEntry, WaitlistReply } from '@reset/api-contract/onboarding/waitlist.ts';
import { beforeEach, jest } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Questionnaire } from '#features/eligibility/eligibility.ts';
import { answerProfile, makeProfile } from './profile.ts';
import { renderScreen } from './render-screen.tsx';

const SEARCH = 'http://localhost/api/v1/pinwheel/search_institutions';
export const WAITLIST = 'http://localhost/api/v1/qualifier/waitlist';
const ALL = 'income,employment,shifts,direct_deposit_switch,paystubs';
const PLATFORMS = [
  { id: 'sandbox-northwind-payroll', name: 'Northwind Payroll', products: ALL },
  { id: 'sandbox-harvest-pay', name: 'Harvest Pay', products: 'income,employment' },
  { id: 'sandbox-dashling', name: 'Dashling Delivery', products: 'income,shifts' },
  { id: 'sandbox-social-security', name: 'Social Security Administration', products: ALL },
  { id: 'sandbox-punchwell', name: 'Punchwell', products: ALL },
];

/** What the calls of a test asked for and sent, as the wire has it. */
interface Calls {
  /** `payroll: nor` */
  searched: string[];
  posted: unknown[];
}

/** Answers all that the questionnaire calls, and notes it. */
export function mockQuestionnaire() {
  const server = mockApi();
  const calls: Calls = { searched: [], posted: [] };
  beforeEach(() => {
    sessionStorage.clear();
    calls.searched = [];
    calls.posted = [];
    server.use(
      answerProfile(),
      http.get(SEARCH, ({ request }) => {
        const { searchParams } = new URL(request.url);
        const name = searchParams.get('name') ?? '';
        calls.searched.push(`${searchParams.get('platform_type')}: ${name}`);
        return HttpResponse.json({ institutions: found(name) });
      }),
      http.post(WAITLIST, async ({ request }) => {
        const entry = (await request.json()) as WaitlistEntry;
        calls.posted.push(entry);
        const isKnown = entry.pinwheel_id === 'sandbox-northwind-payroll';
        const reason = entry.pinwheel_id === undefined ? 'waiting_list' : 'platform';
        return HttpResponse.json(
          {
            id: makeProfile().id,
            outcome: isKnown ? 'eligible' : 'ineligible',
            ineligible_reason: isKnown ? null : reason,
          } satisfies WaitlistReply,
          { status: 201 },
        );
      }),
    );
  });
  return { server, calls };
}

/** Any word that a name has in it. */
const found = (text: string) =>
  PLATFORMS.filter(({ name }) =>
    text
      .toLowerCase()
      .split(' ')
      .some((word) => name.toLowerCase().includes(word)),
  );

/** Opens it, and knows how to answer it. */
export async function visitQuestionnaire() {
  const doors = { onDone: jest.fn(), onConnect: jest.fn(), onCancel: jest.fn() };
  const visited = renderScreen(<Questionnaire {...doors} />);
  await screen.findByRole('radio', { name: /^Salary/ });
  const { user } = visited;
  return {
    ...visited,
    ...doors,
    choose: (name: RegExp | string) => user.click(screen.getByRole('radio', { name })),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    async pick(label: string, typed: string, option: string) {
      // At once: how long typing takes decides how often is searched meanwhile.
      await user.click(screen.getByRole('combobox', { name: label }));
      await user.paste(typed);
      await user.click(await screen.findByRole('option', { name: option }));
    },
  };
}

/** What stands in a search. */
export const valueOf = (label: string) =>
  (screen.getByRole('combobox', { name: label }) as HTMLInputElement).value;
export const banner = (name: string) => screen.findByRole('group', { name });
