import { openFrame, type FramingPage } from '#widgets/open-frame.ts';
import type { LinkMessage } from './link-message.ts';

/** What Plaid's script lets a page do: https://plaid.com/docs/link/web/. */
type Settings = {
  token: string;
  onSuccess(publicToken: string, metadata: object): void;
  /** Without an error where somebody just left. */
  onExit?(error: object | null, metadata: object): void;
  onEvent?(name: string, metadata: object): void;
  onLoad?(): void;
  receivedRedirectUri?: string;
};
type Handler = { open(): void; exit(): void; destroy(): void };
type PlaidPage = FramingPage & { Plaid?: { create(settings: Settings): Handler } };

/** The script that puts `Plaid` into a page. @param origin where the sandbox is */
export const linkScript = (origin: string): string =>
  `(${String(definePlaid)})(window,${String(openFrame)},${JSON.stringify(origin)});`;

// Runs in the page; uses nothing from around it.
function definePlaid(page: PlaidPage, show: typeof openFrame, origin: string): void {
  const create = (settings: Settings): Handler => {
    let frame: { close(): void } | null = null;
    const destroy = () => {
      frame?.close();
      frame = null;
    };
    const exit = (error: object | null, metadata: object) => {
      destroy();
      settings.onExit?.(error, metadata);
    };
    const hear = (message: LinkMessage) => {
      if (message.kind === 'event') settings.onEvent?.(message.name, message.metadata);
      if (message.kind === 'exit') exit(message.error, message.metadata);
      if (message.kind !== 'success') return;
      destroy();
      settings.onSuccess(message.publicToken, message.metadata);
    };
    const open = () => {
      destroy();
      const token = encodeURIComponent(settings.token);
      frame = show(
        page,
        { address: `${origin}/plaid/link/v2/open?token=${token}`, title: 'Plaid Link' },
        { onMessage: (message) => hear(message as LinkMessage), onLoad() {} },
      );
    };
    // Later, when whoever asked has what it asked for.
    queueMicrotask(() => settings.onLoad?.());
    return { open, destroy, exit: () => exit(null, {}) };
  };
  page.Plaid = { create };
}
