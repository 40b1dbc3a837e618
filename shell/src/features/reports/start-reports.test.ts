/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSliceReports } from './reports.ts';
import { startReports } from './start-reports.ts';

const fetchIt = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  fetchIt.mockClear();
});

const inMember = (message: string) =>
  Object.assign(new Error(message), {
    stack: 'Error\n at f (https://reset.test/releases/mfe-member/bbb222/page.js:1:2)',
  });

describe('startReports', () => {
  it('tells the gateway which shell runs and what nobody caught, in one call of the page’s own', () => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.setAttribute('src', '/releases/shell/aaa111/main.js');
    document.head.append(script);
    startReports(createSliceReports());
    window.dispatchEvent(new ErrorEvent('error', { error: inMember('thrown') }));
    const rejected = Object.assign(new Event('unhandledrejection'), { reason: inMember('later') });
    window.dispatchEvent(rejected);
    jest.advanceTimersByTime(1_000);
    expect(fetchIt).toHaveBeenCalledTimes(1);
    const [url, options] = fetchIt.mock.calls[0] ?? [];
    expect(url).toBe('/reports/pages');
    expect(options).toMatchObject({ method: 'POST', keepalive: true, credentials: 'same-origin' });
    expect(JSON.parse(String(options?.body))).toEqual({
      reports: [
        { slice: 'shell', version: 'aaa111' },
        {
          slice: 'mfe-member',
          version: 'bbb222',
          failure: { kind: 'uncaught', message: 'Error: thrown' },
        },
      ],
    });
  });
});
