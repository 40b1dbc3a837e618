import { addTranslations, setLanguage } from '@reset/remote-sdk';
import { act } from '@testing-library/react';
import memberArea from '#routes.tsx';

/** From now on everything is said in Spanish, as the shell has a remote say it; `speakEnglish` ends it. */
export async function speakSpanish(): Promise<void> {
  await addTranslations(memberArea.translations);
  await act(() => setLanguage('es-US'));
}

/** Everything is said as it was written. */
export const speakEnglish = (): Promise<void> => act(() => setLanguage('en-US'));
