/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Marqeta } from './synctera-display.ts';
import { frames, loadFrom, post } from './testing/frames.ts';

const ORIGIN = 'http://sandbox.test';
loadFrom(`${ORIGIN}/synctera/widgets/display.js`);
await import('./synctera-display.ts');
const { marqeta } = window as unknown as { marqeta: Marqeta };

let ended: string[];
beforeEach(() => {
  ended = [];
  document.body.innerHTML = '<div id="number"></div><div id="expiry"></div>';
});

const bootstrap = (showPan: object) =>
  marqeta.bootstrap({
    clientAccessToken: 'token-1',
    component: { showPan },
    callbackEvents: {
      onSuccess: () => void ended.push('success'),
      onFailure: () => void ended.push('failure'),
    },
  });
const shown = () => frames().map((frame) => `${frame.parentElement?.id} ${frame.src}`);

describe('marqeta.bootstrap', () => {
  it('puts each part of a card into a frame of the sandbox where it is wanted', () => {
    const styles = { span: { color: '#ffffff', 'font-size': '17px' } };
    bootstrap({ cardPan: { domId: 'number' }, cardExp: { domId: 'expiry', styles } });
    const display = `${ORIGIN}/synctera/widgets/display`;
    expect(shown()).toEqual([
      `number ${display}?token=token-1&show=pan&color=&size=`,
      `expiry ${display}?token=token-1&show=exp&color=%23ffffff&size=17px`,
    ]);
  });

  it('reports that the number is shown, or that its token has expired', () => {
    bootstrap({ cardPan: { domId: 'number' }, cardExp: { domId: 'expiry' } });
    const [number, expiry] = frames();
    post({ name: 'shown' }, { frame: expiry, origin: ORIGIN });
    expect(ended).toEqual([]);
    post({ name: 'shown' }, { frame: number, origin: ORIGIN });
    post({ name: 'expired' }, { frame: number, origin: ORIGIN });
    expect(ended).toEqual(['success', 'failure']);
  });

  it('fails where there is no place for a part', () => {
    bootstrap({ cardCvv: { domId: 'nowhere' } });
    expect(ended).toEqual(['failure']);
  });
});
