import { useSearchParams } from 'react-router';
import { isIntroAsked, withoutIntro } from '../model/address.ts';

export interface Intro {
  isShown: boolean;
  /** On to the application; the browser's Back shows it again. */
  pass: () => void;
}

/** How it works, before anything is asked, where the address wants it. */
export function useIntro(): Intro {
  const [query, setQuery] = useSearchParams();
  return { isShown: isIntroAsked(query), pass: () => setQuery(withoutIntro) };
}
