import { ApiError } from '@reset/remote-sdk';

const MAX_RETRIES = 3;
const FIRST_PAUSE_MS = 300;

/** Whether the provider has not received the pictures that its widget says were uploaded, or not yet. */
export const isNotUploaded = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'document_not_uploaded';

/**
 * How often a call is tried again by itself (document 2, sections 7 and 8). A refusal is final: the
 * same would be refused again, but for pictures that may still be on their way.
 */
export const retries = {
  retry: (failures: number, error: Error): boolean =>
    failures < MAX_RETRIES &&
    (isNotUploaded(error) || !(error instanceof ApiError && isRefusal(error))),
  retryDelay: (failures: number): number => FIRST_PAUSE_MS * 2 ** failures,
};

const isRefusal = ({ status }: ApiError): boolean => status >= 400 && status < 500;

/** Whether pictures that could not be uploaded are to be taken again. */
export const mayRetry = (failures: number): boolean => failures <= MAX_RETRIES;
