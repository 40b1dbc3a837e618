import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { addTranslations, setLanguage } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen } from '@testing-library/react';
import remote from '#routes.tsx';
import { answerTerms } from '#testing/applications.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { TermsForm } from './terms-form.tsx';

const server = mockApi();
beforeEach(() => addTranslations(remote.translations));
afterEach(() => act(() => setLanguage('en-US')));

it('is agreed to in Spanish, where the English documents control, and keeps what is ticked', async () => {
  server.use(...answerTerms());
  const { user } = renderScreen(<TermsForm onAccepted={() => undefined} />);
  const [privacy] = (await screen.findAllByRole('checkbox')) as HTMLInputElement[];
  await user.click(privacy as HTMLInputElement);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('link', { name: 'Please agree to the ACH authorization.' });
  expect(screen.queryByText(/prevalece/)).toBeNull();

  await act(() => setLanguage('es-US'));
  expect(
    screen.getByText('El texto legal está en inglés, y la versión en inglés es la que prevalece.'),
  ).toBeTruthy();
  const [still, agreements] = screen.getAllByRole('checkbox') as HTMLInputElement[];
  expect([still?.checked, agreements?.checked]).toEqual([true, false]);
  expect(agreements?.closest('div')?.textContent).toContain(
    'Acepto Card Agreement, Deposit Account Agreement y Bank Privacy Policy',
  );
  expect(await screen.findByRole('link', { name: 'Acepta la autorización ACH.' })).toBeTruthy();
});
