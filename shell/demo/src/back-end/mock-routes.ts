import { http, HttpResponse } from 'msw/http';
import { newMember, type NewMember } from '#members/new-member.ts';
import type { BackEnd, MockState } from './mock-store.ts';
import { invalidFields, NOT_FOUND, refuse } from './replies.ts';

/** mock/init, reset, users, users/set_current and users/create: a demonstration's own calls. */
export const mockRoutes = (path: string, { store, context }: BackEnd) => [
  // Whatever opened the state has seeded it: it stays as it is.
  http.post(`${path}/init`, () => HttpResponse.json({ users: profilesOf(store.read()) })),
  http.post(`${path}/reset`, () => {
    store.reset();
    return HttpResponse.json({});
  }),
  http.get(`${path}/users`, () => HttpResponse.json(profilesOf(store.read()))),
  http.post<never, { id?: string }>(`${path}/users/set_current`, async ({ request }) => {
    const { id } = await request.json();
    const member = store.read().members.find(({ profile }) => profile.id === id);
    if (!member) return refuse(NOT_FOUND);
    store.change((state) => ({ ...state, currentId: member.profile.id, isSignedIn: true }));
    return HttpResponse.json(member.profile);
  }),
  http.post<never, Record<string, unknown>>(`${path}/users/create`, async ({ request }) => {
    const wanted = withoutEmpty(await request.json()) as Partial<NewMember>;
    const errors = problemsOf(wanted);
    if (Object.keys(errors).length > 0) return refuse(invalidFields(errors));
    const member = newMember(wanted as NewMember, context);
    store.change((state) => ({ ...state, members: [...state.members, member] }));
    return HttpResponse.json(member.profile, { status: 201 });
  }),
];

const profilesOf = ({ members }: MockState) => members.map(({ profile }) => profile);

const withoutEmpty = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== '' && value !== null));

function problemsOf({ first_name, last_name, logo }: Partial<NewMember>): Record<string, string[]> {
  const isPicture = logo === undefined || logo.type.startsWith('image/');
  return {
    ...(first_name ? {} : { first_name: ['This is needed.'] }),
    ...(last_name ? {} : { last_name: ['This is needed.'] }),
    ...(isPicture ? {} : { logo: ['This has to be a picture.'] }),
  };
}
