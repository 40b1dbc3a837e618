import { send } from '../send.ts';
import { sessionStore } from '../session-store.ts';
import { chooseLanguage, chosenLanguage, followProfile, type Language } from './language.ts';
import { PSEUDO } from './pseudo.ts';

/**
 * Says everything in that language from now on, remembers it in this browser, and keeps it in the
 * profile of who is signed in, so that her mails and texts are in it too.
 */
export async function setLanguage(language: Language): Promise<void> {
  const { signedIn, user } = sessionStore.getState();
  await chooseLanguage(language);
  if (signedIn && !user?.impersonating) await keep(language);
}

/**
 * Once it is known who is signed in: what was chosen in this browser is kept in her profile; where
 * nothing was, her profile's language is spoken.
 * @param inProfile null for who never said
 */
export async function agreeOnLanguage(inProfile: Language | null): Promise<void> {
  const chosen = chosenLanguage();
  if (chosen === null) await followProfile(inProfile);
  else if (chosen !== PSEUDO && chosen !== inProfile) await keep(chosen);
}

/** Of what fails nothing shows: it is kept the next time that she chooses or comes. */
const keep = (language: Language) => send('/users/language', { method: 'PUT', body: { language } });
