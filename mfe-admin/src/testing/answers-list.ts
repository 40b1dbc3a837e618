import { http, HttpResponse, type HttpHandler } from 'msw';

/** Answers a list's call with this page, and notes what each request asks for behind the question mark. */
export const answersList = (call: string, reply: object, asked: string[] = []): HttpHandler =>
  http.get(`http://localhost/api/v1/admin/${call}`, ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json(reply);
  });

/** As the gateway answers while the service is away. */
export const failsOnce = (call: string): HttpHandler =>
  http.get(
    `http://localhost/api/v1/admin/${call}`,
    () =>
      HttpResponse.json(
        { error: 'The service is not available.', code: 'x', request_id: '1' },
        { status: 503 },
      ),
    { once: true },
  );
