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

/**
 * What a call says of its page view: nothing where its answer is on its way already, because the page's
 * head preloads it. Firefox takes that only for a request whose headers are all of the simple ones
 * (FetchDriver::FindPreload), and would ask again.
 * @param address as it is in the head
 */
export function traceHeader(method: string, address: string): { traceparent?: string } {
  return method === 'GET' && preloads().delete(address) ? {} : { traceparent: traceparent() };
}

let awaited: Set<string | null> | undefined;

/** The calls that the head preloads and that were not made since: each answer is taken once. */
const preloads = (): Set<string | null> =>
  (awaited ??= new Set(
    Array.from(document.querySelectorAll('link[rel="preload"][as="fetch"]'), (link) =>
      link.getAttribute('href'),
    ),
  ));

const randomHex = (size: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(size)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
