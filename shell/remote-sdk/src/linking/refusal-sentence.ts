import type { Unconverted } from './get-unconverted.ts';
import { t } from './linking-messages.ts';

/** What the service says for people, where it says something; otherwise this. */
export function refusalSentence({ status, body }: Unconverted, otherwise: string): string {
  if (status === 0) return t('noAnswer');
  return status >= 400 && typeof body['error'] === 'string' ? body['error'] : otherwise;
}
