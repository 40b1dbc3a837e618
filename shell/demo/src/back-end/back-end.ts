import { passthrough } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { contentPage } from '#answers/content.ts';
import { memberAnswers } from './member-answers.ts';
import { changeMember, signedIn, type BackEnd } from './mock-store.ts';
import { mockRoutes } from './mock-routes.ts';
import { INVALID_CREDENTIALS, NOT_FOUND, refuse, UNAUTHORIZED } from './replies.ts';
import { simulateRoutes } from './simulate-routes.ts';

const API = '*/api/v1';

/**
 * The mock back end: the calls below /api/v1 of members and of demonstrations, and 404 for all others
 * (decision C-099).
 */
export const backEndHandlers = (backEnd: BackEnd) => [
  ...mockRoutes(`${API}/mock`, backEnd),
  ...simulateRoutes(`${API}/simulate`, backEnd),
  ...sessionRoutes(backEnd),
  celebratePayday(backEnd),
  http.get(`${API}/contentful/page`, ({ request }) => {
    const page = contentPage(new URL(request.url).searchParams.get('slug'));
    return page ? HttpResponse.json(page) : refuse(NOT_FOUND);
  }),
  ...Object.entries(memberAnswers).map(([path, answer]) =>
    http.get(API + path, () => {
      const member = signedIn(backEnd.store);
      if (!member) return refuse(UNAUTHORIZED);
      const body = answer(member, backEnd.context.now());
      return body === undefined ? refuse(NOT_FOUND) : HttpResponse.json(body as object | null);
    }),
  ),
  http.all(`${API}/*`, () => refuse(NOT_FOUND)),
];

/** She is congratulated on the pay of a payday once. */
const celebratePayday = ({ store }: BackEnd) =>
  http.post<never, { payday: string }>(
    `${API}/dashboard/payday/celebrated`,
    async ({ request }) => {
      const { payday } = await request.json();
      const member = signedIn(store);
      if (!member) return refuse(UNAUTHORIZED);
      changeMember(store, { ...member, celebratedPayday: payday });
      return new HttpResponse(null, { status: 204 });
    },
  );

/** Signing in takes a fictional member's address and any password. */
const sessionRoutes = ({ store, hasOwnSession }: BackEnd) => [
  http.post<never, { user?: { email?: string } }>(`${API}/users/sign_in`, async ({ request }) => {
    const { user } = await request.json();
    const email = user?.email?.trim().toLowerCase();
    const member = store.read().members.find(({ profile }) => profile.email === email);
    if (!member) return refuse(INVALID_CREDENTIALS);
    store.change((state) => ({ ...state, currentId: member.profile.id, isSignedIn: true }));
    store.flush();
    return HttpResponse.json({ location: '/dashboard' });
  }),
  http.get(`${API}/users/sign_out`, () => {
    store.change((state) => ({ ...state, isSignedIn: false }));
    // The page empties the storage after this answer: nothing is written behind its back.
    store.flush();
    // Whoever logs out means her own session too, which the demonstration has only hidden.
    return hasOwnSession ? passthrough() : new HttpResponse(null, { status: 204 });
  }),
];
