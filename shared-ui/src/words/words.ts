import type { ReactNode } from 'react';
import { dateFormat } from './locale.ts';
import { useLocale } from './use-locale.ts';

/** The few words that components say by themselves, in en-US. */
const englishWords = {
  asTable: 'Show as a table',
  backToMark: (mark: string) => `Back to ${mark} in the text`,
  backToTop: 'Back to the top',
  cancel: 'Cancel',
  captions: 'English captions',
  charactersLeft: (count: number) =>
    count < 0 ? `${inCharacters(-count)} too many` : `${inCharacters(count)} left`,
  chatFailed: 'The chat did not open. You can reach us all the same.',
  clearSearch: 'Clear search',
  close: 'Close',
  code: (digits: number) => `${digits}-digit code`,
  codesKept: 'I have kept these codes in a safe place',
  copied: 'Copied.',
  copiedNow: 'Copied',
  copy: 'Copy',
  copyFailed: 'We could not copy this. Please select it and copy it yourself, or write it down.',
  countOf: (count: number, total: number) => `${count} of ${total}`,
  datePattern: 'mm/dd/yyyy',
  done: '(done)',
  downloadCodes: 'Download',
  /** Above what is in English alone, where the page is in another language. */
  englishOnly: null as string | null,
  englishOnlyLegal: null as string | null,
  enterCode: (digits: number) => `Enter the ${digits} digits.`,
  enterRecoveryCode: 'Enter a recovery code.',
  finish: 'Done',
  finishingLink: 'Saving your connection',
  footnote: (mark: string) => `Footnote ${mark}`,
  footnotes: 'Footnotes',
  goHome: 'Go Home',
  hideNumber: 'Hide number',
  hidePassword: 'Hide password',
  keepCodesFirst: 'Please keep the codes first: they are not shown again.',
  language: 'Language',
  linkStopped: 'Not connected yet',
  loading: 'Loading',
  longDate: (date: string) => longDay.format(new Date(date)),
  messages: 'Messages',
  noChoices: 'Nothing found',
  noneFound: 'Nothing found.',
  notFound: '404',
  notFoundHeading: "We can't find that!",
  notFoundMessage: "The page you're looking for may have moved.",
  nothingYet: 'Nothing yet',
  outOfDate: 'We could not refresh this just now. What you see may be out of date.',
  page: (page: number) => `Page ${page}`,
  pages: 'Pages',
  partOf: (part: number, parts: number) => `part ${part} of ${parts}`,
  partsDone: (done: number, total: number) => `${done} of ${total} done`,
  pickFromList: 'Please select an item from the list',
  pleaseCheck: 'Please check what you entered.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the codes that you kept. Each works once.',
  recoveryCodes: 'Your recovery codes',
  recoveryCodesHint:
    'Each of these codes works once in place of the code that you log in with, should you lose your phone. They are shown only now, so please keep them where others cannot see them.',
  resend: 'Resend',
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  retry: 'Retry',
  searchFailed: 'The search did not work. Please try again.',
  searching: 'Searching',
  sentAgain: 'Sent again.',
  selectOne: 'Select one',
  showChoices: 'Show choices',
  showNumber: 'Show number',
  showPassword: 'Show password',
  startAgain: 'Start again',
  startTyping: 'Start typing to search',
  stepBroken: 'Fix needed',
  stepDone: 'Done',
  stepLater: 'Later',
  stepNow: 'Now',
  stepOf: (step: number, total: number, name: string) => `Step ${step} of ${total}: ${name}`,
  stepSkipped: 'Skipped',
  tableOf: (caption: string) => `${caption}, as a table`,
  transcript: 'Transcript',
  typeMore: 'Type at least 2 characters',
  typeToConfirm: (phrase: ReactNode): ReactNode => ['Type ', phrase, ' to confirm'],
  useCode: 'Use a 6-digit code instead',
  useRecoveryCode: 'Use a recovery code instead',
  wentWrong: 'Something went wrong on our side. Please try again.',
  widgetFailed: "The connection didn't open. Nothing you've done here is lost. Please try again.",
};

const inCharacters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

export type Words = typeof englishWords;

const words = new Map<string, Words>();

/** The same in another language, to be said from then on where the page is in it. */
export const provideWords = (language: string, said: Words): void => void words.set(language, said);

export const useWords = (): Words => words.get(useLocale()) ?? englishWords;

const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
