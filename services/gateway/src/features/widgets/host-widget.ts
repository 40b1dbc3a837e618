/** What a widget's adapter says to the page that shows it; `type` tells what happened. */
export type Tell = (message: { type: string } & Record<string, unknown>) => void;

/** How the place looks that the widget is laid into. */
export type Look = {
  /** A colour as browsers compute it, `rgb(255, 255, 255)`; the ground is the place's own. */
  ink: string;
};

/** Opens a provider's widget in the page of `host`, whose script, if it has one, is loaded. */
export type Adapter = (host: never, token: string, tell: Tell, look: Look) => void;

/** As much of a browser's window as hosting takes. */
type HostWindow = {
  parent: { postMessage(message: object, target: string): void };
  document: {
    createElement(name: string): ScriptElement;
    head: { append(element: ScriptElement): void };
  };
  addEventListener(
    type: 'message',
    listener: (event: { origin: string; source: unknown; data: Opening | null }) => void,
  ): void;
};
type ScriptElement = {
  src: string;
  addEventListener(type: 'load' | 'error', listener: () => void): void;
};
type Opening = { type?: unknown; token?: unknown; ink?: unknown };

/**
 * Runs in the page that hosts a widget: waits to be told the token by the product's own page and
 * by no other, loads the provider's script, if there is one, and hands on what the widget says. It
 * is written into that page as text, so it uses nothing from around it.
 */
export function hostWidget(
  page: HostWindow,
  { product, script }: { product: string; script: string | null },
  open: (host: HostWindow, token: string, tell: Tell, look: Look) => void,
): void {
  const tell: Tell = (message) => page.parent.postMessage(message, product);
  let isOpen = false;

  const show = (token: string, look: Look) => {
    try {
      open(page, token, tell, look);
    } catch {
      tell({ type: 'failed' });
    }
  };
  const start = (token: string, look: Look) => {
    if (script === null) return show(token, look);
    const element = page.document.createElement('script');
    element.src = script;
    element.addEventListener('error', () => tell({ type: 'failed' }));
    element.addEventListener('load', () => show(token, look));
    page.document.head.append(element);
  };
  // It ends up in styles: a colour and nothing else.
  const inkOf = ({ ink }: Opening) =>
    typeof ink === 'string' && /^rgb\(\d+, \d+, \d+\)$/.test(ink) ? ink : 'rgb(0, 0, 0)';

  page.addEventListener('message', ({ origin, source, data }) => {
    const isAsked = origin === product && source === page.parent && data?.type === 'open';
    if (!isAsked || isOpen || typeof data.token !== 'string') return;
    isOpen = true;
    start(data.token, { ink: inkOf(data) });
  });
  tell({ type: 'ready' });
}
