import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { displayScript } from './display-script.ts';

type Heard = (event: { source: unknown; data: object }) => void;

/** A page that has loaded the script; `nowhere` is the one id that nothing in it has. */
function pageWithScript() {
  const shown: string[] = [];
  const ears: Heard[] = [];
  const itsFrames: object[] = [];
  const window = {
    marqeta: undefined as { bootstrap(settings: object): void } | undefined,
    addEventListener: (_type: string, listener: Heard) => void ears.push(listener),
    document: {
      createElement: () => ({ style: {}, contentWindow: {}, setAttribute() {} }),
      getElementById: (id: string) =>
        id === 'nowhere'
          ? null
          : {
              append(frame: { src: string; contentWindow: object }) {
                shown.push(`${id} ${frame.src}`);
                itsFrames.push(frame.contentWindow);
              },
            },
    },
  };
  runInNewContext(displayScript('http://sandbox.test'), { window, URLSearchParams });
  const say = (name: string, source = itsFrames[0]) => {
    for (const hear of ears) hear({ source, data: { sandbox: { name } } });
  };
  const ended: string[] = [];
  const callbackEvents = {
    onSuccess: () => void ended.push('success'),
    onFailure: () => void ended.push('failure'),
  };
  const bootstrap = (showPan: object) =>
    window.marqeta?.bootstrap({
      clientAccessToken: 'token-1',
      component: { showPan },
      callbackEvents,
    });
  return { shown, ended, say, bootstrap };
}

describe('marqeta.bootstrap', () => {
  it('puts each part of a card into a frame of the sandbox where it is wanted', () => {
    const page = pageWithScript();
    const styles = { span: { color: '#ffffff', 'font-size': '17px' } };
    page.bootstrap({ cardPan: { domId: 'number' }, cardExp: { domId: 'expiry', styles } });
    const display = 'http://sandbox.test/synctera/widgets/display';
    expect(page.shown).toEqual([
      `number ${display}?token=token-1&show=pan&color=&size=`,
      `expiry ${display}?token=token-1&show=exp&color=%23ffffff&size=17px`,
    ]);
  });

  it('tells that the number is there, or that its token is no good', () => {
    const page = pageWithScript();
    page.bootstrap({ cardPan: { domId: 'number' } });
    page.say('shown', {});
    expect(page.ended).toEqual([]);
    page.say('shown');
    page.say('expired');
    expect(page.ended).toEqual(['success', 'failure']);
  });

  it('fails where there is no place for a part', () => {
    const page = pageWithScript();
    page.bootstrap({ cardCvv: { domId: 'nowhere' } });
    expect(page.ended).toEqual(['failure']);
  });
});
