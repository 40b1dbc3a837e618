import { expect, it } from '@jest/globals';
import { openDocumentCapture } from './document-capture.ts';

type Host = Parameters<ReturnType<typeof openDocumentCapture>>[0];
type Config = Parameters<Host['SocureDocVSDK']['launch']>[3];

/** The SDK opened with this key, what it was given, and what was told of it. */
function opened() {
  const told: object[] = [];
  const launched: string[] = [];
  const placed: object[] = [];
  let config: Config | null = null;
  const host: Host = {
    SocureDocVSDK: {
      launch(key, token, selector, given) {
        launched.push(key, token, selector);
        config = given;
      },
    },
    document: {
      createElement: () => ({ id: '', style: { cssText: '' } }),
      body: { style: { cssText: '' }, append: (element) => void placed.push(element) },
    },
  };
  openDocumentCapture('sdk-key')(host, 'token-1', (message) => told.push(message));
  return { told, launched, placed, say: config as Config | null };
}

it('opens the pictures of one transaction with the key of the configuration', () => {
  const { launched, placed, told } = opened();
  expect(launched).toEqual(['sdk-key', 'token-1', '#capture']);
  expect(placed).toMatchObject([{ id: 'capture' }]);
  expect(told).toEqual([{ type: 'opened' }]);
});

it('tells what was uploaded by its id, and why nothing was', () => {
  const { say, told } = opened();
  say?.onProgress({ status: 'WAITING_FOR_UPLOAD' });
  say?.onError({ status: 'DOCUMENTS_UPLOAD_FAILED' });
  say?.onError({});
  say?.onSuccess({ docvTransactionToken: 'token-2' });
  say?.onSuccess({});
  expect(told.slice(1)).toEqual([
    { type: 'event', name: 'WAITING_FOR_UPLOAD', data: {} },
    { type: 'exit', error: 'DOCUMENTS_UPLOAD_FAILED' },
    { type: 'exit', error: 'unknown' },
    { type: 'success', document_id: 'token-2' },
    { type: 'success', document_id: 'token-1' },
  ]);
});
