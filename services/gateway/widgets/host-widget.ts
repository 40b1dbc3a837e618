import type { Adapter, Look, Tell } from './adapter.ts';

type Opening = { type?: unknown; token?: unknown; ink?: unknown };

/**
 * Waits to be told the token by the product's own page and by no other, loads the provider's script,
 * if there is one, and hands on what the widget says.
 * @param product the origin of the product's pages
 * @param script the address of the provider's script
 */
export function hostWidget(
  page: Window,
  { product, script }: { product: string; script: string | null },
  open: Adapter,
): void {
  const tell: Tell = (message) => page.parent.postMessage(message, product);
  let isOpen = false;

  const show = (token: string, look: Look) => {
    try {
      open(page as never, token, tell, look);
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

  page.addEventListener('message', ({ origin, source, data }: MessageEvent<Opening | null>) => {
    const isAsked = origin === product && source === page.parent && data?.type === 'open';
    if (!isAsked || isOpen || typeof data.token !== 'string') return;
    isOpen = true;
    start(data.token, { ink: inkOf(data) });
  });
  tell({ type: 'ready' });
}

// It ends up in styles: a colour and nothing else.
const inkOf = ({ ink }: Opening): string =>
  typeof ink === 'string' && /^rgb\(\d+, \d+, \d+\)$/.test(ink) ? ink : 'rgb(0, 0, 0)';
