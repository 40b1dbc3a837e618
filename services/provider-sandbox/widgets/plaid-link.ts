import type { LinkMessage } from '../src/features/plaid/link/link-event.ts';
import { overlay, scriptAddress } from './open-frame.ts';

/** What Plaid's script offers a page: https://plaid.com/docs/link/web/. */
type Settings = {
  token: string;
  onSuccess(publicToken: string, metadata: object): void;
  /** Without an error where the person just left. */
  onExit?(error: object | null, metadata: object): void;
  onEvent?(name: string, metadata: object): void;
  onLoad?(): void;
  receivedRedirectUri?: string;
};
export type Plaid = {
  create(settings: Settings): { open(): void; exit(): void; destroy(): void };
};

const { origin } = scriptAddress();

const plaid: Plaid = {
  create(settings) {
    const frame = overlay<LinkMessage>('Plaid Link');
    const exit = (error: object | null, metadata: object) => {
      frame.close();
      settings.onExit?.(error, metadata);
    };
    const receive = (message: LinkMessage) => {
      if (message.kind === 'event') settings.onEvent?.(message.name, message.metadata);
      if (message.kind === 'exit') exit(message.error, message.metadata);
      if (message.kind !== 'success') return;
      frame.close();
      settings.onSuccess(message.publicToken, message.metadata);
    };
    // After the caller has its handler.
    queueMicrotask(() => settings.onLoad?.());
    const token = encodeURIComponent(settings.token);
    return {
      open: () => frame.open(`${origin}/plaid/link/v2/open?token=${token}`, receive),
      destroy: frame.close,
      exit: () => exit(null, {}),
    };
  },
};

Object.assign(window, { Plaid: plaid });
