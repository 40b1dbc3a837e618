import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { addTranslations, setLanguage } from '@reset/remote-sdk';
import { act, screen } from '@testing-library/react';
import remote from '#routes.tsx';
import { field, heading, press, visitSignUp } from '#testing/sign-up.tsx';

beforeEach(async () => {
  sessionStorage.clear();
  await addTranslations(remote.translations);
});
afterEach(() => act(() => setLanguage('en-US')));

it('is said in Spanish from half of the form on, which keeps what was typed and what is wrong with it', async () => {
  const visited = await visitSignUp();
  await press(visited, 'Continue');
  await visited.user.type(field('First name'), 'Ana');
  await visited.user.type(field('Email'), 'ana@');
  await press(visited, 'Continue');
  await screen.findByRole('link', { name: 'Enter your last name.' });

  await act(() => setLanguage('es-US'));
  expect(heading().textContent).toBe('Empecemos.');
  expect([
    field('Nombre').value,
    field('Apellido').value,
    field('Correo electrónico').value,
  ]).toEqual(['Ana', '', 'ana@']);
  expect(await wrong()).toEqual([
    'Escribe tu apellido.',
    'Escribe un correo electrónico como nombre@ejemplo.com.',
    'Acepta los tres documentos para continuar.',
  ]);

  await visited.user.type(field('Apellido'), 'x'.repeat(101));
  expect((await wrong())[0]).toBe('Escribe como máximo 100 caracteres.');
});

/** The list of what is wrong, once it is in Spanish. */
async function wrong() {
  await screen.findByRole('link', { name: 'Acepta los tres documentos para continuar.' });
  const summary = screen.getByRole('group');
  return [...summary.querySelectorAll('a')].map(({ textContent }) => textContent);
}
