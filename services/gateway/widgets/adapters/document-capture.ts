import type { Tell } from '../adapter.ts';

/** As much of Socure's DocV Web SDK as we use: https://help.socure.com/riskos/docs/web-sdk. */
type CaptureHost = {
  SocureDocVSDK: {
    launch(
      sdkKey: string,
      token: string,
      selector: string,
      config: {
        onProgress(event: Said): void;
        onSuccess(result: Said): void;
        onError(error: Said): void;
        qrCodeNeeded: boolean;
      },
    ): unknown;
  };
  document: {
    createElement(name: 'div'): { id: string; style: { cssText: string } };
    body: { style: { cssText: string }; append(element: object): void };
  };
};
type Said = { status?: string; docvTransactionToken?: string };

/**
 * Socure's pictures of documents; the token is that of one transaction, by whose id it is told what
 * was uploaded.
 * @param key the SDK's, which is made for pages and proves nothing by itself
 */
export const openDocumentCapture =
  (key: string) =>
  ({ SocureDocVSDK, document }: CaptureHost, token: string, tell: Tell): void => {
    const place = document.createElement('div');
    place.id = 'capture';
    place.style.cssText = 'height:100vh';
    document.body.style.cssText = 'margin:0';
    document.body.append(place);
    SocureDocVSDK.launch(key, token, '#capture', {
      onProgress: ({ status = '' }) => tell({ type: 'event', name: status, data: {} }),
      onSuccess: ({ docvTransactionToken = token }) =>
        tell({ type: 'success', document_id: docvTransactionToken }),
      onError: ({ status = 'unknown' }) => tell({ type: 'exit', error: status }),
      qrCodeNeeded: true,
    });
    tell({ type: 'opened' });
  };
