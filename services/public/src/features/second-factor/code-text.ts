import { defineText } from '@reset/service-kit';
import { CODE_MINUTES } from './codes.ts';

/** A code, to the phone of who signs in or sets codes up. */
export const codeText = defineText<{ code: string }>({
  'en-US': ({ code }) =>
    `Your Reset code is ${code}. It is good for ${CODE_MINUTES} minutes. We never ask you for it by phone.`,
  'es-US': ({ code }) =>
    `Tu código de Reset es ${code}. Sirve por ${CODE_MINUTES} minutos. Nunca te lo pedimos por teléfono.`,
});
