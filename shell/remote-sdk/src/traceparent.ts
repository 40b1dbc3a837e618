/** A page that stays open and asks again is another trace each minute. */
const MAX_PAGE_VIEW_MS = 60_000;

let view = { path: '', startedAt: 0, traceId: '', spanId: '' };

/**
 * The header by which the calls of one page view are one trace (https://www.w3.org/TR/trace-context/):
 * the page view is their parent, and the gateway decides whether anybody looks at it. Nothing of the
 * page or the person is in it.
 */
export function traceparent(now = Date.now()): string {
  const path = window.location.pathname;
  if (view.path !== path || now - view.startedAt > MAX_PAGE_VIEW_MS) {
    view = { path, startedAt: now, traceId: randomHex(16), spanId: randomHex(8) };
  }
  return `00-${view.traceId}-${view.spanId}-00`;
}

const randomHex = (size: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(size)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
