import type { Tell } from '../adapter.ts';

/** As much of a page as framing another takes. */
type FramingHost = {
  document: {
    createElement(name: 'iframe'): Frame;
    body: { append(frame: Frame): void };
  };
  addEventListener(
    type: 'message',
    listener: (event: { source: unknown; origin: string; data: Said | null }) => void,
  ): void;
};
type Said = { name?: unknown };
type Frame = {
  src: string;
  title: string;
  style: { cssText: string };
  contentWindow: unknown;
  setAttribute(name: string, value: string): void;
  addEventListener(type: 'load', listener: () => void): void;
};

/**
 * The issuer's page for activating a card, over all of its host's page. There is no script to it:
 * the token is the page's address, which the host's policy holds to the issuer's origins.
 */
export function openCardActivation(host: FramingHost, address: string, tell: Tell): void {
  const { origin: issuer } = new URL(address);
  const { document } = host;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  frame.src = address;
  frame.title = 'Activate your card';
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0';
  frame.addEventListener('load', () => tell({ type: 'opened' }));
  host.addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== issuer) return;
    if (data?.name === 'activated') tell({ type: 'success' });
  });
  document.body.append(frame);
}
