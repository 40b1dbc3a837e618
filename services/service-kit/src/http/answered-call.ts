import type { AnsweredCall } from '@reset/api-contract/gateway/answered-calls.ts';
import type { RouteOptions } from 'fastify';

/** What a release of the service is judged by of a route; null for one that nobody of ours calls. */
export function toAnswered({ method, url, schema, config }: RouteOptions): AnsweredCall | null {
  // Its role of staff is the admin service's own, which enforces it.
  const { access, callers, demonstration, staffRole } = { staffRole: undefined, ...config };
  if (!access && !callers) return null;
  return {
    method: String(method),
    path: url,
    ...(access ? { access } : {}),
    ...(typeof staffRole === 'string' ? { staff_role: staffRole } : {}),
    ...(callers ? { callers: [...callers] } : {}),
    ...(demonstration ? { demonstration } : {}),
    ...(schema?.body === undefined ? {} : { body: schema.body }),
    ...(schema?.querystring === undefined ? {} : { query: schema.querystring }),
  };
}
