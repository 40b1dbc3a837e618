import { getResponse } from 'msw/utils/get-response';
import { backEndHandlers } from '#back-end/back-end.ts';
import { openMockStore } from '#back-end/mock-store.ts';
import { demoContext } from './demo-context.ts';

/** A local storage that is empty to begin with. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

/** Calls of a page to the mock back end, without a page. */
export function demoClient({
  isSignedIn = true,
  hasOwnSession = false,
  storage = memoryStorage(),
} = {}) {
  const context = demoContext();
  const store = openMockStore(storage, context, { isSignedIn });
  const handlers = backEndHandlers({ store, context, hasOwnSession });
  async function call<Body>(method: string, path: string, body?: object) {
    const response = await getResponse(
      handlers,
      new Request(`https://demo.test/api/v1${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    if (!response) throw new Error(`No handler takes ${method} ${path}.`);
    const text = await response.text();
    const isPassedOn = response.headers.get('x-msw-intention') === 'passthrough';
    return { status: response.status, body: JSON.parse(text || 'null') as Body, isPassedOn };
  }
  return {
    context,
    store,
    storage,
    hasOwnSession,
    get: <Body>(path: string) => call<Body>('GET', path),
    post: <Body>(path: string, body?: object) => call<Body>('POST', path, body),
  };
}
