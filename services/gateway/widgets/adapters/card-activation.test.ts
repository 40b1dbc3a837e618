import { describe, expect, it } from '@jest/globals';
import { openCardActivation } from './card-activation.ts';

type Host = Parameters<typeof openCardActivation>[0];
type Frame = ReturnType<Host['document']['createElement']>;

const ADDRESS = 'https://cards.test/activate?token=1';

/** The issuer's page, framed at this address, and what was told of it. */
function framed(address = ADDRESS) {
  const told: object[] = [];
  const frames: Frame[] = [];
  let load = () => {};
  let hear: Parameters<Host['addEventListener']>[1] = () => {};
  const host: Host = {
    document: {
      createElement: () => ({
        src: '',
        title: '',
        style: { cssText: '' },
        contentWindow: 'the frame',
        setAttribute() {},
        addEventListener: (_type, listener) => {
          load = listener;
        },
      }),
      body: { append: (frame) => void frames.push(frame) },
    },
    addEventListener: (_type, listener) => {
      hear = listener;
    },
  };
  openCardActivation(host, address, (message) => told.push(message));
  const say = (data: object | null, { source = 'the frame', origin = 'https://cards.test' } = {}) =>
    hear({ source, origin, data });
  return { frames, told, say, load: () => load() };
}

describe('openCardActivation', () => {
  it('frames the page that the issuer named, and says when it is there', () => {
    const { frames, told, load } = framed();
    expect(frames.map(({ src }) => src)).toEqual([ADDRESS]);
    load();
    expect(told).toEqual([{ type: 'opened' }]);
  });

  it('tells that the card is active when that page says so, and nobody else', () => {
    const { told, say } = framed();
    say({ name: 'activated' }, { origin: 'https://stranger.test' });
    say({ name: 'activated' }, { source: 'another window' });
    say({ name: 'resized' });
    say(null);
    expect(told).toEqual([]);
    say({ name: 'activated' });
    expect(told).toEqual([{ type: 'success' }]);
  });

  it('refuses what is no address', () => {
    expect(() => framed('soon')).toThrow('Invalid URL');
  });
});
