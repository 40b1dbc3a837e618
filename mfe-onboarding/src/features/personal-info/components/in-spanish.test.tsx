import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { addTranslations, setLanguage, type MemberProfile } from '@reset/remote-sdk';
import { act, screen } from '@testing-library/react';
import remote from '#routes.tsx';
import { renderScreen } from '#testing/render-screen.tsx';
import { PersonalInfoStep } from './personal-info-step.tsx';

const profile = { id: 'hazel', firstName: 'Hazel', lastName: 'Ortiz' } as MemberProfile;
const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;

beforeEach(async () => {
  sessionStorage.clear();
  await addTranslations(remote.translations);
});
afterEach(() => act(() => setLanguage('en-US')));

it('is said in Spanish from half of the form on, which keeps what was typed and what is wrong with it', async () => {
  const { user } = renderScreen(
    <PersonalInfoStep product="card" profile={profile} onSaved={jest.fn()} />,
  );
  await user.type(field('Phone number'), '2025550123');
  await user.type(field('City'), 'PO Box 12');
  await user.type(field('State'), 'or');
  await user.type(field('Zip code'), '02108');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('link', { name: 'Enter your street address.' });

  await act(() => setLanguage('es-US'));
  expect(screen.getByRole('heading', { name: 'Dinos quién eres' })).toBeTruthy();
  expect(field('Número de teléfono').value).toBe('(202) 555-0123');
  expect(field('Ciudad').value).toBe('PO Box 12');
  await screen.findByRole('link', { name: 'Escribe tu calle y número.' });
  const wrong = [
    ...screen.getByRole('group', { name: /Revisa lo que escribiste/ }).querySelectorAll('a'),
  ];
  expect(wrong.map(({ textContent }) => textContent)).toEqual([
    'Escribe tu calle y número.',
    'Escribe la dirección donde vives, no un apartado postal.',
    'Este código postal no está en Oregon.',
    'Escribe tu fecha de nacimiento.',
    'Escribe tu número de Seguro Social.',
  ]);
});
