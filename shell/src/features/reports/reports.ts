import type { PageFailure, PageReport } from '@reset/api-contract/gateway/page-report.ts';
import { ApiError } from '@reset/remote-sdk';
import { blamedSlice, sliceOf, type SliceVersion } from './blamed-slice.ts';

/** What a page says of the slices that it runs: each, and that it failed, once. */
export interface SliceReports {
  /** The slice that this file is of runs here. */
  running(url: string): void;
  /** Its code did not load. */
  notLoaded(url: string, error: unknown): void;
  /** An error that nobody of the slice caught. @param owner a file of whom it is where no stack says so */
  failed(kind: Exclude<PageFailure['kind'], 'load'>, error: unknown, owner?: string): void;
  /** From now on it is sent; before, and where nobody asks for it, it is not. */
  start(send: (reports: PageReport[]) => void): void;
}

/** What comes together goes together. */
const WAIT_MS = 1_000;
const MAX_LETTERS = 500;

export function createSliceReports(): SliceReports {
  const said = new Set<string>();
  let send: ((reports: PageReport[]) => void) | null = null;
  let waiting: PageReport[] = [];

  function flush(): void {
    if (waiting.length === 0 || !send) return;
    const reports = waiting;
    waiting = [];
    send(reports);
  }

  function say({ slice, version }: SliceVersion, failure?: PageFailure): void {
    const key = `${slice} ${version} ${failure !== undefined}`;
    if (said.has(key)) return;
    said.add(key);
    waiting.push({ slice, version, ...(failure && { failure }) });
    if (send && waiting.length === 1) setTimeout(flush, WAIT_MS);
  }

  function sayFailed(slice: SliceVersion | null, kind: PageFailure['kind'], error: unknown): void {
    if (!slice || !isOfCode(error)) return;
    say(slice, { kind, message: messageOf(error) });
  }

  return {
    running(url) {
      const slice = sliceOf(url);
      if (slice) say(slice);
    },
    notLoaded: (url, error) => sayFailed(sliceOf(url), 'load', error),
    failed(kind, error, owner) {
      const blamed = blamedSlice(error);
      const owning = owner === undefined ? null : sliceOf(owner);
      sayFailed(blamed?.slice === 'shell' ? (owning ?? blamed) : (blamed ?? owning), kind, error);
    },
    start(sending) {
      send = sending;
      window.addEventListener('pagehide', flush);
      if (waiting.length > 0) setTimeout(flush, WAIT_MS);
    },
  };
}

/** Without a network, when a service does not answer or the page is left, no code has failed. */
const isOfCode = (error: unknown): boolean =>
  navigator.onLine &&
  !(error instanceof ApiError) &&
  !(error instanceof DOMException && error.name === 'AbortError');

const messageOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : 'no error').slice(0, MAX_LETTERS);

/** Of this page. */
export const sliceReports = createSliceReports();
