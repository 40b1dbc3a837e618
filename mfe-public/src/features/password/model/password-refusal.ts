import type { ApiError } from '@reset/remote-sdk';
import type { FormRefusal } from '@reset/shared-ui';
import { t } from '#messages.ts';

/** What the service has against a password, in sentences for people. */
export function passwordRefusal(error: ApiError): FormRefusal {
  if (error.sentences.length === 0) return error;
  return { message: error.sentences.map(asSentence).join(' '), errors: {} };
}

function asSentence(text: string): string {
  if (text.includes('match')) return t('password.mustMatch');
  return text.endsWith('.') ? text : `${text}.`;
}
