import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { defineMessages, type Translation } from './define-messages.ts';
import {
  addTranslations,
  chooseLanguage,
  currentLanguage,
  startLanguage,
  useLanguage,
} from './language.ts';

const { t, useMessages, messages } = defineMessages('language-test', {
  title: 'Log In',
  due_one: '{{count}} day',
  due_other: '{{count}} days',
  onlyEnglish: 'Not translated',
});
const spanish: Translation<typeof messages> = {
  namespace: 'language-test',
  texts: {
    title: 'Iniciar sesión',
    due_one: '{{count}} día',
    due_other: '{{count}} días',
    onlyEnglish: 'Traducido',
  },
};
const inSpanish = () => Promise.resolve({ default: [spanish] });

beforeEach(() => localStorage.clear());
afterEach(() => act(() => chooseLanguage('en-US')));

describe('startLanguage', () => {
  it.each([
    [['es-MX', 'en-US'], 'es-US'],
    [['fr-FR', 'es', 'en'], 'es-US'],
    [['en-GB', 'es-US'], 'en-US'],
    [['de-DE'], 'en-US'],
    [[], 'en-US'],
  ])('of who reads %j is %s', (languages, expected) => {
    const reads = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    act(startLanguage);
    expect([currentLanguage(), document.documentElement.lang]).toEqual([expected, expected]);
    reads.mockRestore();
  });

  it('is what was chosen in this browser, whatever its own language', async () => {
    await act(() => chooseLanguage('es-US'));
    const reads = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
    act(startLanguage);
    expect(currentLanguage()).toBe('es-US');
    localStorage.setItem('language', 'tlh');
    act(startLanguage);
    expect(currentLanguage()).toBe('en-US');
    reads.mockRestore();
  });
});

describe('chooseLanguage', () => {
  it('says what is on the screen anew, and keeps what was typed', async () => {
    await addTranslations({ 'es-US': inSpanish });
    render(<Page />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.value = 'half a sentence';
    await act(() => chooseLanguage('es-US'));
    expect(screen.getByText('Iniciar sesión, 3 días, es-US')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half a sentence');
    expect([t('title'), t('due', { count: 1 })]).toEqual(['Iniciar sesión', '1 día']);
    await act(() => chooseLanguage('en-US'));
    expect(screen.getByText('Log In, 3 days, en-US')).toBeTruthy();
  });

  it('says in English what is not to be had, and asks for it again another time', async () => {
    const load = jest.fn(inSpanish).mockRejectedValueOnce(new Error('offline'));
    const { t: late, messages: lateMessages } = defineMessages('language-test-late', {
      title: 'Log In',
    });
    const translation: Translation<typeof lateMessages> = {
      namespace: 'language-test-late',
      texts: { title: 'Iniciar sesión' },
    };
    load.mockResolvedValue({ default: [translation as unknown as typeof spanish] });
    await addTranslations({ 'es-US': load });
    await act(() => chooseLanguage('es-US'));
    expect(late('title')).toBe('Log In');
    await act(() => chooseLanguage('es-US'));
    expect(late('title')).toBe('Iniciar sesión');
  });

  it('loads of a slice that comes later what is spoken by then', async () => {
    await act(() => chooseLanguage('es-US'));
    const load = jest.fn(inSpanish);
    await addTranslations({ 'es-US': load });
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('the pseudo-locale', () => {
  it('marks each text that comes from a catalogue', () => {
    localStorage.setItem('language', 'en-XA');
    act(startLanguage);
    expect(t('title')).toBe('⟦Lög Îñ··⟧');
    expect(t('due', { count: 3 })).toBe('⟦3 dáys··⟧');
    expect(currentLanguage()).toBe('en-US');
  });
});

function Page() {
  const say = useMessages();
  return (
    <>
      <p>{`${say('title')}, ${say('due', { count: 3 })}, ${useLanguage()}`}</p>
      <input />
    </>
  );
}
