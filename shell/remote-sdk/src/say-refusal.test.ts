/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { readdir, readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { refusalFrom } from './api-error.ts';
import { addTranslations } from './language/language.ts';
import { setLanguage } from './language/set-language.ts';
import { refusals } from './refusals.es.ts';

const refused = (body: object) => {
  const { message, errors, sentences } = refusalFrom(422, body);
  return { message, errors, sentences };
};
const MISTYPED = {
  error: 'Please check what you entered.',
  errors: { otp_attempt: ['Invalid code'], name: ['Nobody has translated this.'] },
};

afterEach(() => setLanguage('en-US'));

describe('what a service answers', () => {
  it('is said as it is where the page is in English', () => {
    expect(refused(MISTYPED)).toEqual({
      message: 'Please check what you entered.',
      errors: { otpAttempt: ['Invalid code'], name: ['Nobody has translated this.'] },
      sentences: [],
    });
  });

  it('is said in Spanish where it is translated', async () => {
    await inSpanish();
    expect(refused(MISTYPED)).toEqual({
      message: 'Revisa lo que escribiste.',
      errors: { otpAttempt: ['Código no válido'], name: ['Nobody has translated this.'] },
      sentences: [],
    });
  });

  it('keeps its numbers', async () => {
    await inSpanish();
    expect(
      refused({
        error: 'Too many attempts. Please try again in 15 minutes.',
        errors: ['Your password must be at least 12 characters'],
      }),
    ).toMatchObject({
      message: 'Demasiados intentos. Inténtalo de nuevo en 15 minutos.',
      sentences: ['Tu contraseña debe tener al menos 12 caracteres'],
    });
  });

  it('is translated of what services say, word for word', async () => {
    const folder = new URL('../../../services/', import.meta.url);
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      /^[a-z-]+\/src\/.+(?<!\.test)\.ts$/.test(file),
    );
    const said = (await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8'))))
      .join('\n')
      .replaceAll(/\d+|\$\{[^}]+\}/g, '#');
    expect(Object.keys(refusals.texts).filter((sentence) => !said.includes(sentence))).toEqual([]);
  });
});

async function inSpanish() {
  await addTranslations({ 'es-US': () => Promise.resolve({ default: [refusals] }) });
  await setLanguage('es-US');
}
