import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

/**
 * Answers the calls of a test file at the network, so that the real client runs.
 * A call that no handler answers fails the test that made it.
 */
export function mockApi(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
