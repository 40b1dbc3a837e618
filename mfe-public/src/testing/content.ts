import type { ContentPage, RichText } from '@reset/api-contract/public/content.ts';
import { http, HttpResponse, type HttpHandler } from 'msw';

const PAGE = 'http://localhost/api/v1/contentful/page';

export const plain = (text: string): RichText => [
  {
    type: 'paragraph',
    spans: [{ text, bold: false, italic: false, superscript: false, href: null }],
  },
];

/** A page as the service tells it. */
export const makePage = (changes: Partial<ContentPage> = {}): ContentPage => ({
  title: 'A page',
  hero: null,
  blocks: [],
  footnotes: [],
  partner: null,
  ...changes,
});

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
