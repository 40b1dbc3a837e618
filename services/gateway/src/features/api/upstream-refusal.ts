import { unavailable, type Refusal } from '@reset/service-kit';

const LATE = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'FST_REPLY_FROM_GATEWAY_TIMEOUT',
]);

/** What the browser hears when a service did not answer; the address stays in the log. */
export function upstreamRefusal(error: Error & { code?: string }): Refusal {
  return LATE.has(error.code ?? '') ? gatewayTimeout : unavailable();
}

const gatewayTimeout: Refusal = {
  status: 504,
  error: 'This took too long. Please try again.',
  code: 'gateway_timeout',
};
