import type { Tell } from '../adapter.ts';

/** As much of Pinwheel's modal as we use: https://docs.pinwheelapi.com/public/docs/link-sdk. */
type PinwheelHost = {
  Pinwheel: {
    open(settings: {
      linkToken: string;
      onSuccess(result: { accountId: string; platformId: string }): void;
      onExit(error: { type?: string; code?: string } | undefined): void;
      onEvent(name: string, data: object): void;
    }): void;
  };
};

/** Pinwheel's modal; the token is a link token. */
export function openPayrollLink({ Pinwheel }: PinwheelHost, token: string, tell: Tell): void {
  Pinwheel.open({
    linkToken: token,
    onSuccess: ({ accountId, platformId }) =>
      tell({ type: 'success', account_id: accountId, platform_id: platformId }),
    onExit: (error) => tell({ type: 'exit', error: error?.code ?? error?.type ?? null }),
    onEvent: (name, data) => tell({ type: 'event', name, data }),
  });
  tell({ type: 'opened' });
}
