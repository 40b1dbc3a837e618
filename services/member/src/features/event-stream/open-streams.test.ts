import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { EventEmitter } from 'node:events';
import { openStreams, type OpenStream, type OpenStreams } from './open-streams.ts';

/** An answer that is written to, and read as far as a test says. */
class Answer extends EventEmitter {
  written: string[] = [];
  headersSent = false;
  writableEnded = false;
  destroyed = false;
  writableLength = 0;
  isRead = true;
  writeHead() {
    this.headersSent = true;
  }
  write(text: string) {
    this.written.push(text);
    if (!this.isRead) this.writableLength += text.length;
  }
  end() {
    this.writableEnded = true;
  }
  destroy() {
    this.destroyed = true;
  }
}

const SECOND = 1_000;
let streams: OpenStreams;
let answer: Answer;

beforeEach(() => {
  streams = openStreams({ maxStreams: 10, position: () => '7.1', jitter: () => 0 });
  answer = new Answer();
});

const take = (userId = 'hazel', raw = answer): OpenStream => {
  const stream = streams.take(raw as unknown as ServerResponse, { userId, realUserId: userId });
  if (typeof stream === 'string') throw new Error(stream);
  return stream;
};
const beats = () => answer.written.filter((text) => text.startsWith('event: beat'));

describe('open streams', () => {
  it('keep what happens before they have begun, and say it once', () => {
    const stream = take();
    streams.distribute(new Map([['hazel', new Set(['payday'] as const)]]));
    expect(answer.written).toEqual([]);
    streams.begin(stream, ['overview']);
    expect(answer.written).toEqual([
      'id: 7.1\ndata: ["overview","payday"]\n\nevent: beat\nid: 7.1\ndata: 0\n\n',
    ]);
  });

  it('beat every ten seconds, saying how long they have been open', () => {
    const stream = take();
    streams.begin(stream, []);
    const began = stream.openedAt;
    streams.tick(began + 9 * SECOND, true);
    expect(beats()).toHaveLength(1);
    streams.tick(began + 10 * SECOND, true);
    expect(beats().at(-1)).toBe('event: beat\nid: 7.1\ndata: 10000\n\n');
  });

  it('beat not while nobody knows what happens', () => {
    const stream = take();
    streams.begin(stream, []);
    streams.tick(stream.openedAt + 60 * SECOND, false);
    expect(beats()).toHaveLength(1);
  });

  it('end after five minutes, whatever is known', () => {
    const stream = take();
    streams.begin(stream, []);
    streams.tick(stream.openedAt + 299 * SECOND, true);
    expect(answer.writableEnded).toBe(false);
    streams.tick(stream.openedAt + 300 * SECOND, false);
    expect(answer.writableEnded).toBe(true);
  });

  it('are given up where a browser does not read them', () => {
    streams.begin(take(), []);
    answer.isRead = false;
    const news = new Map([['hazel', new Set(['payday'] as const)]]);
    while (!answer.destroyed) streams.distribute(news);
    expect(answer.writableLength).toBeGreaterThan(16 * 1024);
    expect(answer.writableLength).toBeLessThan(17 * 1024);
  });

  it('say nothing to who has left', () => {
    const stream = take();
    streams.begin(stream, []);
    streams.leave(stream);
    streams.leave(stream);
    streams.distribute(new Map([['hazel', new Set(['payday'] as const)]]));
    expect([streams.count(), answer.written.length]).toEqual([0, 1]);
  });
});
