import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { displayScript } from './display-script.ts';

type Bootstrap = { marqeta?: { bootstrap(settings: object): void } };

describe('marqeta.bootstrap', () => {
  it('puts each part of a card into a frame of the sandbox where it is wanted', () => {
    const shown: string[] = [];
    const window: Bootstrap & { document: object } = {
      document: {
        createElement: () => ({ style: {}, setAttribute() {}, addEventListener() {} }),
        getElementById: (id: string) =>
          id === 'nowhere'
            ? null
            : { append: ({ src }: { src: string }) => void shown.push(`${id} ${src}`) },
      },
    };
    runInNewContext(displayScript('http://sandbox.test'), { window, URLSearchParams });
    let failures = 0;
    window.marqeta?.bootstrap({
      clientAccessToken: 'token-1',
      component: { showPan: { cardPan: { domId: 'number' }, cardCvv: { domId: 'nowhere' } } },
      callbackEvents: { onFailure: () => (failures += 1) },
    });
    expect(shown).toEqual([
      'number http://sandbox.test/synctera/widgets/display?token=token-1&show=pan',
    ]);
    expect(failures).toBe(1);
  });
});
