import type { Look, Tell } from '../adapter.ts';

/** As much of Marqeta.js as we use: https://www.marqeta.com/docs/developer-guides/using-marqeta-js. */
type CardHost = {
  marqeta: {
    bootstrap(settings: {
      clientAccessToken: string;
      integrationType: 'custom';
      component: { showPan: Record<'cardPan' | 'cardExp' | 'cardCvv', Place> };
      callbackEvents: { onSuccess(): void; onFailure(): void };
    }): void;
  };
  document: {
    createElement(name: string): Element;
    body: { style: { cssText: string }; append(element: Element): void };
  };
};
type Place = {
  domId: string;
  format?: boolean;
  styles: { span: Record<string, string> };
};
type Element = {
  id: string;
  textContent: string | null;
  style: { cssText: string };
  append(...elements: Element[]): void;
};

/**
 * Number, expiry and CVV of a card in the issuer's own frames, on the ground and in the ink of the
 * card that this page is laid into. The token is the issuer's for one showing.
 */
export function openCardDisplay(
  { marqeta, document }: CardHost,
  token: string,
  tell: Tell,
  { ink }: Look,
): void {
  const place = (label: string, domId: string, line: string): Element => {
    const [part, name, value] = ['div', 'div', 'div'].map((tag) => document.createElement(tag));
    if (!part || !name || !value) throw new Error('A page without elements.');
    part.style.cssText = line;
    name.textContent = label;
    name.style.cssText = 'font-size:12px;line-height:16px';
    value.id = domId;
    value.style.cssText = 'height:24px';
    part.append(name, value);
    return part;
  };
  const text = 'font-family:Figtree,system-ui,sans-serif';
  document.body.style.cssText = `margin:0;min-height:100vh;display:flex;flex-wrap:wrap;align-content:end;gap:8px 32px;${text};color:${ink}`;
  document.body.append(place('Card number', 'card-number', 'flex:1 0 100%'));
  document.body.append(place('Expires', 'card-expiry', 'width:64px'));
  document.body.append(place('CVV', 'card-cvv', 'width:64px'));

  const styles = {
    span: {
      color: ink,
      'font-family': 'ui-monospace, monospace',
      'font-size': '18px',
      'line-height': '24px',
    },
  };
  marqeta.bootstrap({
    clientAccessToken: token,
    integrationType: 'custom',
    component: {
      showPan: {
        cardPan: { domId: 'card-number', format: true, styles },
        cardExp: { domId: 'card-expiry', format: true, styles },
        cardCvv: { domId: 'card-cvv', styles },
      },
    },
    callbackEvents: {
      onSuccess: () => tell({ type: 'opened' }),
      onFailure: () => tell({ type: 'failed' }),
    },
  });
}
