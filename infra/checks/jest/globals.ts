import type { describe as Describe, expect as Expect, it as It, jest as Jest } from '@jest/globals';
import { TEST_TIMEOUT_MS } from './test-timeout.ts';

/*
 * What `@jest/globals` is to a test of the `node` project: the globals of jest-light-runner, which
 * knows no timeouts; they are added here.
 */

type Body = (...values: unknown[]) => unknown;
type Hook = (body: Body, timeoutMs?: number) => void;
type Test = (title: string, body: Body, timeoutMs?: number) => void;
type TestFunction = Test & { each: (...table: unknown[]) => Test };
type Globals = Record<'beforeAll' | 'beforeEach' | 'afterAll' | 'afterEach', Hook> & {
  it: TestFunction & Record<'only' | 'skip', TestFunction>;
  describe: typeof Describe;
  expect: typeof Expect;
  jest: typeof Jest;
};

const runner = globalThis as unknown as Globals;
// A test may replace the timers.
const { setTimeout, clearTimeout } = globalThis;

function limited(body: Body, timeoutMs = TEST_TIMEOUT_MS): Body {
  return async (...values) => {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new Error(`Exceeded the timeout of ${timeoutMs} ms.`)),
      timeoutMs,
    );
    try {
      return await Promise.race([body(...values), promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}

const limitedHook =
  (hook: Hook): Hook =>
  (body, timeoutMs) =>
    hook(limited(body, timeoutMs));
const limitedTest =
  (test: Test): Test =>
  (title, body, timeoutMs) =>
    test(title, limited(body, timeoutMs));
const limitedTests = (test: TestFunction): TestFunction =>
  Object.assign(limitedTest(test), {
    each: (...table: unknown[]) => limitedTest(test.each(...table)),
  });

export const { describe, expect, jest } = runner;
export const it = Object.assign(limitedTests(runner.it), {
  only: limitedTests(runner.it.only),
  skip: limitedTests(runner.it.skip),
}) as unknown as typeof It;
export const test = it;
export const beforeAll = limitedHook(runner.beforeAll);
export const beforeEach = limitedHook(runner.beforeEach);
export const afterAll = limitedHook(runner.afterAll);
export const afterEach = limitedHook(runner.afterEach);
