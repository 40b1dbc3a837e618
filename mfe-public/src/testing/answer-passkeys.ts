import { beforeEach } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { mockApi, REGISTRATION_OPTIONS } from '@reset/remote-sdk/testing';
import { http, HttpResponse } from 'msw';

export const PATH = '/users/passkeys';
export const API = `http://localhost/api/v1${PATH}`;
const USER_ID = '019acfd2-0000-7000-8000-000000000001';

export const PHONE = {
  id: '019acfd2-0000-7000-8000-000000000002',
  name: 'Blue phone',
  created_at: '2026-11-20T12:00:00Z',
  last_used_at: null,
};
/** Called alike. */
export const LAPTOP = {
  id: '019acfd2-0000-7000-8000-000000000003',
  name: 'Blue phone',
  created_at: '2026-11-21T12:00:00Z',
  last_used_at: '2026-11-22T12:00:00Z',
};

export type Reply = (body: { otp_attempt?: string; name?: string }) => Response;

export const refusal = (status: number, code: string, errors?: object) =>
  HttpResponse.json({ error: 'Not like this.', code, errors, request_id: 'r-1' }, { status });

/** Asks for the code of an app first. */
export const awaiting =
  (then: Reply): Reply =>
  (body) =>
    body.otp_attempt === undefined
      ? HttpResponse.json({
          success: false,
          mfa_required: true,
          user_id: USER_ID,
          second_factors: ['authenticator_app'],
        })
      : then(body);

type World = {
  passkeys: object[];
  phoneNumber: string | null;
  replies: Record<'options' | 'add' | 'rename' | 'remove', Reply>;
  /** What the server was asked, in order. */
  sent: unknown[];
};

/** Answers the calls of a test file about passkeys, for who is signed in and has two. */
export function answerPasskeys() {
  const server = mockApi(
    http.get(API, () => HttpResponse.json({ passkeys: world.passkeys })),
    http.get('http://localhost/api/v1/users/profile', () =>
      HttpResponse.json({ id: 'hazel', phone_number: world.phoneNumber }),
    ),
    http.post(`${API}/registration_options`, record('options')),
    http.post(API, record('add')),
    http.put(`${API}/:id`, record('rename')),
    http.delete(`${API}/:id`, record('remove')),
  );
  const world = { server, ...begin() };

  function record(what: keyof World['replies']) {
    return async ({ request, params }: { request: Request; params: object }) => {
      const body = (await request.json()) as object;
      world.sent.push([what, { ...params, ...body }]);
      return world.replies[what](body);
    };
  }

  function begin(): World {
    return {
      sent: [],
      passkeys: [PHONE, LAPTOP],
      phoneNumber: '4155550123',
      replies: {
        options: () => HttpResponse.json({ options: REGISTRATION_OPTIONS }),
        add: () => {
          world.passkeys = [...world.passkeys, { ...PHONE, id: USER_ID, name: 'New one' }];
          return HttpResponse.json(PHONE, { status: 201 });
        },
        rename: ({ name }) => {
          world.passkeys = [{ ...PHONE, name }];
          return HttpResponse.json({ ...PHONE, name });
        },
        remove: () => {
          world.passkeys = [];
          return HttpResponse.json({ success: true });
        },
      },
    };
  }

  beforeEach(() => {
    sessionStorage.clear();
    sessionStore.setState({ signedIn: true });
    Object.assign(world, begin());
  });
  return world;
}
