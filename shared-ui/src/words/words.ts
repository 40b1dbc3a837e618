import { createContext, useContext, type ReactNode } from 'react';

/** The few words that components say by themselves, in en-US. */
export const englishWords = {
  cancel: 'Cancel',
  charactersLeft: (count: number) =>
    count < 0 ? `${inCharacters(-count)} too many` : `${inCharacters(count)} left`,
  choose: 'Choose',
  close: 'Close',
  countOf: (count: number, total: number) => `${count} of ${total}`,
  done: '(done)',
  hidePassword: 'Hide password',
  loading: 'Loading',
  messages: 'Messages',
  noChoices: 'Nothing found',
  page: (page: number) => `Page ${page}`,
  pages: 'Pages',
  pleaseCheck: 'Please check what you entered',
  retry: 'Retry',
  searchFailed: 'The search did not work. Please try again.',
  searching: 'Searching',
  showChoices: 'Show choices',
  showPassword: 'Show password',
  typeMore: 'Type at least 2 characters',
  typeToConfirm: (phrase: ReactNode): ReactNode => ['Type ', phrase, ' to confirm'],
};

const inCharacters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

export type Words = typeof englishWords;

const WordsContext = createContext(englishWords);

/** Around the application, for another language. */
export const WordsProvider = WordsContext.Provider;

export const useWords = (): Words => useContext(WordsContext);
