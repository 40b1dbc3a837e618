/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageReport } from '@reset/api-contract/gateway/page-report.ts';
import { ApiError } from '@reset/remote-sdk';
import { createSliceReports } from './reports.ts';

const ENTRY = '/releases/mfe-member/bbb222/remote-entry.js';
const member = { slice: 'mfe-member', version: 'bbb222' };
const shell = { slice: 'shell', version: 'aaa111' };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function started() {
  const sent: PageReport[][] = [];
  const reports = createSliceReports();
  reports.start((list) => void sent.push(list));
  return { reports, sent, wait: () => jest.advanceTimersByTime(1_000) };
}

const thrownIn = (path: string, message = 'x is null') =>
  Object.assign(new TypeError(message), {
    stack: `TypeError\n at f (https://reset.test${path}:1:2)`,
  });

describe('the reports of a page', () => {
  it('say once of each slice that it runs, together', () => {
    const { reports, sent, wait } = started();
    reports.running('https://reset.test/releases/shell/aaa111/main.js');
    for (let time = 0; time < 3; time += 1) reports.running(ENTRY);
    expect(sent).toEqual([]);
    wait();
    expect(sent).toEqual([[shell, member]]);
  });

  it('say once that a slice failed, however often and in however many ways', () => {
    const { reports, sent, wait } = started();
    reports.failed('threw', thrownIn(ENTRY));
    reports.failed('uncaught', thrownIn(ENTRY, 'another'));
    reports.notLoaded(ENTRY, new Error('gone'));
    wait();
    const failure = { kind: 'threw', message: 'TypeError: x is null' };
    expect(sent).toEqual([[{ ...member, failure }]]);
  });

  it('blame the owner of the page where no stack says whose it is, and the shell for its own', () => {
    const { reports, sent, wait } = started();
    reports.failed('threw', { status: 500 }, ENTRY);
    reports.failed('uncaught', thrownIn('/releases/shell/aaa111/main.js'));
    wait();
    expect(sent.flat().map(({ slice }) => slice)).toEqual(['mfe-member', 'shell']);
  });

  it('are silent on what no code of ours did', () => {
    const { reports, sent, wait } = started();
    const refusal = { message: 'no', status: 503, code: 'x', errors: {}, requestId: null };
    reports.failed('threw', new ApiError(refusal), ENTRY);
    reports.failed('uncaught', new DOMException('left', 'AbortError'), ENTRY);
    reports.failed('uncaught', new Error('of an extension'));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    reports.notLoaded(ENTRY, new Error('no network'));
    wait();
    expect(sent).toEqual([]);
  });

  it('leave with the page', () => {
    const { reports, sent } = started();
    reports.running(ENTRY);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([[member]]);
  });

  it('wait for somebody to send them', () => {
    const reports = createSliceReports();
    reports.running(ENTRY);
    jest.advanceTimersByTime(5_000);
    const sent: PageReport[][] = [];
    reports.start((list) => void sent.push(list));
    jest.advanceTimersByTime(1_000);
    expect(sent).toEqual([[member]]);
  });

  it('keep the message short', () => {
    const { reports, sent, wait } = started();
    reports.failed('threw', thrownIn(ENTRY, 'x'.repeat(5_000)));
    wait();
    expect(sent[0]?.[0]?.failure?.message).toHaveLength(500);
  });
});
