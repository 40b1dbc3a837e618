import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Session } from '#features/session/session.ts';
import { openStreams } from './open-streams.ts';

class Answer extends EventEmitter {
  headersSent = true;
  ended = '';
  end() {
    this.ended = 'ended';
  }
  destroy() {
    this.ended = 'destroyed';
  }
}

const open = (streams: ReturnType<typeof openStreams>, id: string, answer = new Answer()) => ({
  answer,
  isAdded: streams.add({ id } as Session, answer as unknown as ServerResponse),
});
const listening = () => {
  const streams = openStreams();
  streams.setListening(true);
  return streams;
};

describe('open streams', () => {
  it('are not opened while nothing would end them, and end when nothing would any more', () => {
    const streams = openStreams();
    expect(open(streams, 'a').isAdded).toBe(false);
    streams.setListening(true);
    const { answer, isAdded } = open(streams, 'a');
    expect(isAdded).toBe(true);
    streams.setListening(false);
    expect(answer.ended).toBe('ended');
  });

  it('end by their session', () => {
    const streams = listening();
    const [one, two, other] = [open(streams, 'a'), open(streams, 'a'), open(streams, 'b')];
    streams.endOf('a');
    streams.endOf('unknown');
    expect([one, two, other].map(({ answer }) => answer.ended)).toEqual(['ended', 'ended', '']);
    streams.endIf(({ id }) => id === 'b');
    expect(other.answer.ended).toBe('ended');
  });

  it('are cut where nothing was sent yet', () => {
    const streams = listening();
    const { answer } = open(streams, 'a');
    answer.headersSent = false;
    streams.endOf('a');
    expect(answer.ended).toBe('destroyed');
  });

  it('are forgotten once they are closed', () => {
    const streams = listening();
    const { answer } = open(streams, 'a');
    answer.emit('close');
    streams.endOf('a');
    expect(answer.ended).toBe('');
  });
});
