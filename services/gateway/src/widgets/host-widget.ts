/** What a widget's adapter says to the page that shows it; `type` tells what happened. */
export type Tell = (message: { type: string } & Record<string, unknown>) => void;

/** Opens a provider's widget in the page of `host`, whose script is loaded. */
export type Adapter = (host: never, token: string, tell: Tell) => void;

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
type Opening = { type?: unknown; token?: unknown };

/**
 * Runs in the page that hosts a widget: waits to be told the token by the product's own page and
 * by no other, loads the provider's script, and hands on what the widget says. It is written into
 * that page as text, so it uses nothing from around it.
 */
export function hostWidget(
  page: HostWindow,
  { product, script }: { product: string; script: string },
  open: (host: HostWindow, token: string, tell: Tell) => void,
): void {
  const tell: Tell = (message) => page.parent.postMessage(message, product);
  let isOpen = false;

  const start = (token: string) => {
    const element = page.document.createElement('script');
    element.src = script;
    element.addEventListener('error', () => tell({ type: 'failed' }));
    element.addEventListener('load', () => {
      try {
        open(page, token, tell);
      } catch {
        tell({ type: 'failed' });
      }
    });
    page.document.head.append(element);
  };

  page.addEventListener('message', ({ origin, source, data }) => {
    const isAsked = origin === product && source === page.parent && data?.type === 'open';
    if (!isAsked || isOpen || typeof data.token !== 'string') return;
    isOpen = true;
    start(data.token);
  });
  tell({ type: 'ready' });
}
