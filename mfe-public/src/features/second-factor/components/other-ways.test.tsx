import { expect, it } from '@jest/globals';
import { addTranslations, setLanguage } from '@reset/remote-sdk';
import { act, screen } from '@testing-library/react';
import { renderRemote } from '@reset/remote-sdk/testing';
import remote from '#routes.tsx';
import { OtherWays } from './other-ways.tsx';

it('says each way in the language of the page', async () => {
  await addTranslations(remote.translations);
  const factor = {
    userId: 'hazel',
    mfaEnabled: true,
    texts: true,
    phoneLastFour: '0142',
    authenticatorApp: false,
    recoveryCodesLeft: 8,
  };
  renderRemote({ routes: [{ path: '/', element: <OtherWays factor={factor} /> }] }, '/');
  const ways = () => screen.getAllByRole('link').map(({ textContent }) => textContent?.trim());
  expect(ways()).toEqual(['Authenticator app Off', 'Passkeys', 'Get new recovery codes']);
  await act(() => setLanguage('es-US'));
  expect(ways()).toEqual([
    'Aplicación de autenticación No',
    'Llaves de acceso',
    'Obtener códigos de recuperación nuevos',
  ]);
  await act(() => setLanguage('en-US'));
});
