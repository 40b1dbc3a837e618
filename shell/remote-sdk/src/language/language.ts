import { useSyncExternalStore } from 'react';
import type { Translation } from './define-messages.ts';
import { i18n, WRITTEN_IN } from './i18n.ts';
import { PSEUDO } from './pseudo.ts';

export type Language = 'en-US' | 'es-US';

/** In which one is offered Reset, each named in itself. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  'en-US': 'English',
  'es-US': 'Español',
};

/** A slice's translations, by the language that they are in; each is loaded when it is spoken. */
export type Translations = Partial<
  Record<Language, () => Promise<{ default: readonly Translation[] }>>
>;

/** Until the sign-out, which empties it; then the browser's own language is asked again. */
const KEY = 'language';

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
 * Begins to speak what was chosen in this browser before, or else what its owner reads first of what
 * is offered. Before anything is said.
 */
export function startLanguage(): void {
  const chosen = localStorage.getItem(KEY);
  const isKnown = chosen === PSEUDO || isOffered(chosen);
  speak(isKnown ? chosen : (navigator.languages.map(offeredFor).find(Boolean) ?? WRITTEN_IN));
}

/** Says everything in that language from now on, also what is on the screen, and remembers it. */
export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem(KEY, language);
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
