import { describe, expect, it } from '@jest/globals';
import { openCardDisplay } from './card-display.ts';

type Host = Parameters<typeof openCardDisplay>[0];
type Settings = Parameters<Host['marqeta']['bootstrap']>[0];
type Made = { id: string; textContent: string | null; inside: Made[] };

/** A card, asked to be shown; what the issuer's script was given, and what was told of it. */
function asked() {
  const shown: Settings[] = [];
  const told: object[] = [];
  const body = element();
  const host: Host = {
    marqeta: { bootstrap: (settings) => void shown.push(settings) },
    document: { createElement: () => element(), body },
  };
  const ink = 'rgb(255, 255, 255)';
  openCardDisplay(host, 'token-1', (message) => told.push(message), { ink });
  const [settings] = shown;
  if (!settings) throw new Error('The issuer was not asked.');
  return { settings, told, body };
}

function element() {
  const inside: Made[] = [];
  const append = (...elements: object[]) => void inside.push(...(elements as Made[]));
  return { id: '', textContent: null, style: { cssText: '' }, inside, append };
}

describe('openCardDisplay', () => {
  it('has number, expiry and CVV shown by the token, each below its name', () => {
    const { settings, body } = asked();
    expect(settings.clientAccessToken).toBe('token-1');
    const { cardPan, cardExp, cardCvv } = settings.component.showPan;
    const places = body.inside.map(({ inside }) => [inside[0]?.textContent, inside[1]?.id]);
    expect(places).toEqual([
      ['Card number', cardPan.domId],
      ['Expires', cardExp.domId],
      ['CVV', cardCvv.domId],
    ]);
  });

  it('writes in the ink of the card that it is laid into', () => {
    const { settings, body } = asked();
    expect(body.style.cssText).toContain('color:rgb(255, 255, 255)');
    expect(settings.component.showPan.cardPan.styles.span['color']).toBe('rgb(255, 255, 255)');
  });

  it('is open once the issuer shows it, and has failed when he does not', () => {
    const { settings, told } = asked();
    expect(told).toEqual([]);
    settings.callbackEvents.onSuccess();
    settings.callbackEvents.onFailure();
    expect(told).toEqual([{ type: 'opened' }, { type: 'failed' }]);
  });
});
