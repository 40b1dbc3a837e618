import type { Tell } from '../adapter.ts';

/** As much of April's embedded filing as we use. */
type AprilHost = {
  April: {
    open(settings: {
      accessToken: string;
      onEvent(name: string, payload: { code?: string }): void;
      onExit(): void;
    }): void;
    close(): void;
  };
};

/**
 * April's tax filing; the token is an access token of its person. It stays open after a return is
 * filed, which is an event and no end: she reads there what became of it, and closes it herself.
 */
export function openTaxFiling({ April }: AprilHost, token: string, tell: Tell): void {
  April.open({
    accessToken: token,
    onEvent(name, payload) {
      if (name === 'exit') return;
      if (name !== 'error') return tell({ type: 'event', name, data: payload });
      April.close();
      tell({ type: 'exit', error: payload.code ?? 'unknown' });
    },
    onExit: () => tell({ type: 'exit', error: null }),
  });
  tell({ type: 'opened' });
}
