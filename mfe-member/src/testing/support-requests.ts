import type { SupportRequest } from '@reset/api-contract/member/support-requests.ts';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { mockApi } from '@reset/remote-sdk/testing';

const PATH = 'http://localhost/api/v1/admins/internal_message';

/** Takes support requests; what they were, oldest first. */
export function takeSupportRequests(server: ReturnType<typeof mockApi>): SupportRequest[] {
  const taken: SupportRequest[] = [];
  server.use(
    http.post(PATH, async ({ request }) => {
      taken.push((await request.json()) as SupportRequest);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return taken;
}

/** Takes none; the ids that it was tried by are in `tried`. */
export const refuseSupportRequests = (tried: (string | undefined)[] = []): HttpHandler =>
  http.post(PATH, async ({ request }) => {
    tried.push(((await request.json()) as SupportRequest).id);
    return HttpResponse.json(
      { error: 'Not now.', code: 'service_unavailable', request_id: 'r-1' },
      { status: 503 },
    );
  });
