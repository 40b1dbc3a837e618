import { afterEach, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './personal-info-page.tsx';
import { answer } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';
import { speakEnglish, speakSpanish } from '#testing/speak-spanish.ts';

const server = mockApi();

const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const shown = (parts: string[]) => parts.map((part) => document.body.textContent?.includes(part));

afterEach(speakEnglish);

it('keeps what is typed when the language changes, and says what is wrong in the new one', async () => {
  server.use(answer('/users/profile', makeProfile()));
  const { user } = renderRemote(memberArea, '/account/personal-info');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(field('Last name'), ' Ortiz');
  await user.type(field('Street address'), 'PO Box 12');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const english = ['Enter the address where you live, not a PO box.', 'Enter your city.'];
  expect(await screen.findAllByText(english[0] as string)).not.toHaveLength(0);

  await speakSpanish();
  const form = within(screen.getByRole('form', { name: 'Actualiza tus datos' }));
  expect(form.getByRole('group', { name: 'Dirección actual' })).toBeTruthy();
  expect(field('Apellido').value).toBe('Delgado Ortiz');
  expect(field('Calle y número').value).toBe('PO Box 12');
  const spanish = [
    'Revisa lo que escribiste.',
    'Escribe la dirección donde vives, no un apartado postal.',
    'Escribe tu ciudad.',
    'Escribe tu estado.',
    'Escribe tu código postal.',
  ];
  expect(await screen.findAllByText(spanish[1] as string)).toHaveLength(2);
  expect(shown(spanish)).toEqual([true, true, true, true, true]);
  expect(shown(english)).toEqual([false, false]);

  await user.clear(field('Calle y número'));
  expect(await screen.findAllByText('Escribe tu calle y número.')).toHaveLength(2);
});
