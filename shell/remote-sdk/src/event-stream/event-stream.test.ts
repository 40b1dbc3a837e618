/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Topics } from '@reset/api-contract/member/event-stream.ts';
import { MAX_SILENCE_MS } from './event-source.ts';
import { eventsSince, onServerEvents } from './event-stream.ts';

/** A browser's EventSource, of which a test says what comes. */
class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  receive(type: string, data: unknown, lastEventId: string) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }));
  }
  cut() {
    this.dispatchEvent(new Event('error'));
  }
}

/** Another tab of the browser, as far as it says something on the channel. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  static sent: unknown[] = [];
  constructor() {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(message: unknown) {
    FakeChannel.sent.push(message);
  }
  close() {
    FakeChannel.open.delete(this);
  }
  static hear(message: unknown) {
    for (const channel of FakeChannel.open) {
      channel.dispatchEvent(new MessageEvent('message', { data: message }));
    }
  }
}

let grant: (() => Promise<void>) | null = null;
let isLockAsked = false;
const locks = {
  request: (_name: string, _options: object, lead: () => Promise<void>) => {
    isLockAsked = true;
    grant = lead;
    return Promise.resolve();
  },
};

let heard: Topics[] = [];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  jest.spyOn(Math, 'random').mockReturnValue(1);
  FakeSource.opened = [];
  FakeChannel.sent = [];
  grant = null;
  isLockAsked = false;
  heard = [];
  Object.assign(globalThis, { EventSource: FakeSource, BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const start = () => {
  stop = onServerEvents((topics) => heard.push(topics));
};
const lead = () => void grant?.();
const source = () => FakeSource.opened.at(-1) as FakeSource;

describe('onServerEvents', () => {
  it('reads no stream in a tab that does not lead, and hears by the one that does', () => {
    start();
    expect(FakeSource.opened).toEqual([]);
    FakeChannel.hear({ id: '7.1', topics: ['overview'] });
    expect(heard).toEqual([['overview']]);
    expect(eventsSince()).toBeNull();
    FakeChannel.hear({ id: '7.1', isBeat: true });
    expect(eventsSince()).toBe(1_000_000);
  });

  it('reads the stream in the tab that leads, once, and passes it on', () => {
    start();
    const second = onServerEvents(() => undefined);
    lead();
    expect(FakeSource.opened.map(({ url }) => url)).toEqual(['/api/v1/events']);
    source().receive('beat', 0, '7.1');
    source().receive('message', ['payday'], '7.2');
    expect(heard).toEqual([['payday']]);
    expect(FakeChannel.sent).toEqual([
      { id: '7.1', isBeat: true },
      { id: '7.2', topics: ['payday'] },
    ]);
    second();
  });

  it('takes over where the tab that led has stopped', () => {
    start();
    FakeChannel.hear({ id: '7.3', topics: ['overview'] });
    lead();
    expect(source().url).toBe('/api/v1/events?last_event_id=7.3');
  });

  it('comes again after pauses that grow, from where it was', () => {
    start();
    lead();
    source().receive('beat', 0, '7.1');
    for (const [attempt, pauseMs] of [1_000, 2_000, 4_000].entries()) {
      source().cut();
      expect(source().isClosed).toBe(true);
      jest.advanceTimersByTime(pauseMs - 1);
      expect(FakeSource.opened).toHaveLength(attempt + 1);
      jest.advanceTimersByTime(1);
      expect(source().url).toBe('/api/v1/events?last_event_id=7.1');
    }
    source().receive('beat', 0, '7.1');
    source().cut();
    jest.advanceTimersByTime(1_000);
    expect(FakeSource.opened).toHaveLength(5);
  });

  it('comes again no sooner than after half of the pause', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    start();
    lead();
    source().cut();
    jest.advanceTimersByTime(499);
    expect(FakeSource.opened).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(FakeSource.opened).toHaveLength(2);
  });

  it('says that everything may have changed once nothing comes any more', () => {
    start();
    lead();
    source().receive('beat', 0, '7.1');
    jest.advanceTimersByTime(MAX_SILENCE_MS - 1);
    expect([eventsSince(), heard]).toEqual([1_000_000, []]);
    jest.advanceTimersByTime(1);
    expect([eventsSince(), heard]).toEqual([null, [['everything']]]);
    jest.advanceTimersByTime(1_000);
    expect(heard).toHaveLength(1);
    source().receive('beat', 0, '7.1');
    expect(eventsSince()).toBe(jest.now());
  });

  it('comes again where nothing comes any more and nobody says that it is cut', () => {
    start();
    lead();
    source().receive('beat', 0, '7.1');
    const silent = source();
    jest.advanceTimersByTime(MAX_SILENCE_MS + 1_000);
    expect([silent.isClosed, source().url]).toEqual([true, '/api/v1/events?last_event_id=7.1']);
    // Nor does it wait for one of which nothing comes at all.
    jest.advanceTimersByTime(MAX_SILENCE_MS + 2_000);
    expect(FakeSource.opened).toHaveLength(3);
  });

  it('takes what arrives late for no sign of life', () => {
    start();
    lead();
    jest.advanceTimersByTime(15_000);
    source().receive('beat', 9_000, '7.1');
    expect(eventsSince()).toBeNull();
    source().receive('beat', 11_000, '7.1');
    expect(eventsSince()).toBe(jest.now());
  });

  it('ends with the last that listens', () => {
    start();
    lead();
    stop();
    expect([source().isClosed, FakeChannel.open.size]).toEqual([true, 0]);
    source().cut();
    expect(eventsSince()).toBeNull();
  });

  it.each(['EventSource', 'BroadcastChannel', 'locks'])('does nothing without %s', (missing) => {
    if (missing === 'locks')
      Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    else Reflect.deleteProperty(window, missing);
    start();
    expect([isLockAsked, eventsSince()]).toEqual([false, null]);
  });
});
