import { describe, expect, it } from '@jest/globals';
import { noticeMail } from './notice-mail.ts';

const origin = 'https://reset.example.com';
const said = (language: 'en-US' | 'es-US', what: 'phone_changed' | 'recovery_codes_renewed') =>
  noticeMail(language, { notice: { user_id: 'x', what }, origin }).text;

describe('the mail of a phone number that staff changed', () => {
  it.each([
    ['en-US', "If you didn't ask for this, write to us right away at the address below."],
    ['es-US', 'Si no lo pediste, escríbenos de inmediato a la dirección de abajo.'],
  ] as const)('asks her to write to us, and for no new password: %s', (language, closing) => {
    const text = said(language, 'phone_changed');
    expect(text).toContain(closing);
    expect(text).not.toContain('/users/password/forgot');
    expect(said(language, 'recovery_codes_renewed')).toContain('/users/password/forgot');
  });
});
