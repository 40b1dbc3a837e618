import type { DocumentLink } from '@reset/api-contract/onboarding/identity.ts';
import { http, HttpResponse, type HttpHandler } from 'msw';

export const IDENTITY = 'http://localhost/api/v1/identity_verifications';

/** The link for pictures as the wire has it. */
export const makeDocumentLink = (changes: Partial<DocumentLink> = {}): DocumentLink => ({
  document_id: 'doc-1',
  url: 'https://pictures.test/doc-1',
  expires_at: '2026-11-24T20:00:00.000Z',
  phone_number: '+12025550123',
  texts_left: 4,
  ...changes,
});

/** A call that fails as a service does that is away. */
export const unavailable = () =>
  HttpResponse.json(
    { error: 'Not now.', code: 'service_unavailable', request_id: 'r-1' },
    { status: 503 },
  );

/** Answers what a flagged identity asks; `asked` is what was sent for the link. */
export function answerDocuments(
  asked: unknown[],
  standing: { current_status: string; documents_read?: number },
  link: () => DocumentLink = makeDocumentLink,
): HttpHandler[] {
  return [
    http.get(`${IDENTITY}/current_status`, () => HttpResponse.json(standing)),
    http.post(`${IDENTITY}/document_link`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(link());
    }),
  ];
}
