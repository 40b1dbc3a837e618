import type { ContentPage } from '@reset/api-contract/public/content.ts';
import { http, HttpResponse, type HttpHandler } from 'msw';

const PAGE = 'http://localhost/api/v1/contentful/page';

/** Answers for pages by their slug; any other is not found. */
export const answerPages = (pages: Record<string, ContentPage>): HttpHandler =>
  http.get(PAGE, ({ request }) => {
    const page = pages[new URL(request.url).searchParams.get('slug') ?? ''];
    return page ? HttpResponse.json(page) : refusal(404, 'not_found');
  });

/** Refuses every page. */
export const refusePages = (status: number): HttpHandler =>
  http.get(PAGE, () => refusal(status, 'content_unavailable'));

const refusal = (status: number, code: string) =>
  HttpResponse.json({ error: 'Not to be had.', code, request_id: 'r-1' }, { status });
