import type { Language } from '@reset/api-contract/public/language.ts';
import { useSyncExternalStore } from 'react';
import type { Translation } from './define-messages.ts';
import { i18n, WRITTEN_IN } from './i18n.ts';
import { PSEUDO } from './pseudo.ts';

export type { Language };

/** In which one is offered Reset, each named in itself. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  'en-US': 'English',
  'es-US': 'Español',
};

/** A slice's translations, by the language that they are in; each is loaded when it is spoken. */
export type Translations = Partial<
  Record<Language, () => Promise<{ default: readonly Translation[] }>>
>;

/** Both until the sign-out, which empties them; then the browser's own language is asked again. */
const KEY = 'language';
/** Of who is signed in, so that her next page begins with it; it is no choice in this browser. */
const KEY_OF_PROFILE = 'languageOfProfile';

const slices = new Set<Translations>();
const loads = new Map<NonNullable<Translations[Language]>, Promise<void>>();
const listeners = new Set<() => void>();

/** In which language everything is said now. */
export const currentLanguage = (): Language =>
  isOffered(i18n.language) ? i18n.language : WRITTEN_IN;

/** The same inside of components, which follow it. */
export const useLanguage = (): Language =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentLanguage);

/**
 * Begins to speak what was chosen in this browser before, or else what the profile of who is signed in
 * says, or what the browser's owner reads first of what is offered. Before anything is said.
 */
export function startLanguage(): void {
  speak(
    chosenLanguage() ??
      stored(KEY_OF_PROFILE) ??
      navigator.languages.map(offeredFor).find(Boolean) ??
      WRITTEN_IN,
  );
}

/** What was chosen in this browser, which may be the pseudo-locale; null for nothing. */
export const chosenLanguage = (): Language | typeof PSEUDO | null => stored(KEY);

function stored(key: string): Language | typeof PSEUDO | null {
  const language = localStorage.getItem(key);
  return language === PSEUDO || isOffered(language) ? language : null;
}

/** Says everything in that language from now on, also what is on the screen, and remembers it. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(KEY, language);
  await change(language);
}

/**
 * Says everything in the language of her profile from now on, and from the start of the next page. For
 * where none was chosen in this browser.
 * @param language null for who never said: nothing changes on this page
 */
export async function followProfile(language: Language | null): Promise<void> {
  if (language === null) return localStorage.removeItem(KEY_OF_PROFILE);
  localStorage.setItem(KEY_OF_PROFILE, language);
  if (language !== currentLanguage()) await change(language);
}

async function change(language: Language): Promise<void> {
  await Promise.all([...slices].map((slice) => load(slice, language)));
  speak(language);
}

/**
 * Makes a slice speak: now in the language of the moment, later in whichever is set. What cannot be
 * loaded is said as it was written, which is better than nothing at all.
 */
export async function addTranslations(slice: Translations | undefined): Promise<void> {
  if (!slice) return;
  slices.add(slice);
  await load(slice, currentLanguage());
}

async function load(slice: Translations, language: Language): Promise<void> {
  const translations = slice[language];
  if (!translations) return;
  const loading =
    loads.get(translations) ?? translations().then((loaded) => add(language, loaded.default));
  loads.set(translations, loading);
  await loading.catch(() => loads.delete(translations));
}

function add(language: Language, translations: readonly Translation[]): void {
  for (const { namespace, texts } of translations) {
    i18n.addResourceBundle(language, namespace, texts);
  }
}

function speak(language: string): void {
  // Of components that say things by themselves, and of screen readers, which pronounce it.
  document.documentElement.lang = language;
  void i18n.changeLanguage(language);
  for (const listener of listeners) listener();
}

const isOffered = (language: string | null): language is Language =>
  language !== null && Object.hasOwn(LANGUAGES, language);

/** Spanish of any country is ours, and so is English. */
const offeredFor = (language: string): Language | undefined =>
  (Object.keys(LANGUAGES) as Language[]).find(
    (offered) => offered.slice(0, 2) === language.slice(0, 2).toLowerCase(),
  );
