import { http, HttpResponse, type HttpHandler } from 'msw';

/** Answers a GET below /api/v1 as the service would: with this, its keys in snake_case. */
export const answer = (path: string, data: unknown): HttpHandler =>
  http.get(urlOf(path), () => HttpResponse.json(toWire(data) as Record<string, unknown>));

/** Refuses a GET below /api/v1 in the services' error shape. */
export const refuse = (path: string, status = 503): HttpHandler =>
  http.get(urlOf(path), () =>
    HttpResponse.json(
      { error: 'The service is not available.', code: 'service_unavailable', request_id: 'r-1' },
      { status },
    ),
  );

const urlOf = (path: string) => `http://localhost/api/v1${path}`;

/** As the services write it: keys in snake_case. */
export function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [snake(key), toWire(inner)]),
  );
}

const snake = (key: string) => key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
