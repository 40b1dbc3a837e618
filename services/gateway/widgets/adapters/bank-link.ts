import type { Tell } from '../adapter.ts';

/** As much of Plaid Link for the web as we use: https://plaid.com/docs/link/web/. */
type PlaidHost = {
  Plaid: {
    create(settings: {
      token: string;
      onLoad(): void;
      onSuccess(publicToken: string): void;
      onExit(error: { error_code?: string } | null): void;
      onEvent(name: string): void;
    }): { open(): void };
  };
};

/** Plaid Link; the token is a link token. */
export function openBankLink({ Plaid }: PlaidHost, token: string, tell: Tell): void {
  const link = Plaid.create({
    token,
    onLoad() {
      tell({ type: 'opened' });
      link.open();
    },
    onSuccess: (publicToken) => tell({ type: 'success', public_token: publicToken }),
    onExit: (error) => tell({ type: 'exit', error: error?.error_code ?? null }),
    onEvent: (name) => tell({ type: 'event', name, data: {} }),
  });
}
