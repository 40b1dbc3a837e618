import type { ApiError } from '@reset/remote-sdk';

/** Whether the link itself was refused, and not just this try of it. */
export const isLinkRefused = ({ status }: ApiError): boolean =>
  status >= 400 && status < 500 && status !== 429;
