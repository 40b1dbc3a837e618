import { tabStorage } from '@reset/remote-sdk/tab-storage';
import { questions } from './questions.ts';

const storage = tabStorage('financialHealthSurvey');

/** The answers so far, in this tab until they are sent. Never more than the questions from the first on. */
export const keptAnswers = {
  /** What stands there may be of an older version or of somebody's hand: it ends before what nobody can answer. */
  read(): number[] {
    const written = storage.read();
    if (!Array.isArray(written)) return [];
    const answers = written.slice(0, questions.length);
    const end = answers.findIndex((answer, place) => !isAnswer(place, answer));
    return end === -1 ? answers : answers.slice(0, end);
  },
  keep: (answers: readonly number[]): void => storage.keep(answers),
  forget: storage.forget,
};

const isAnswer = (place: number, answer: unknown): boolean =>
  questions[place]?.choices.some(({ value }) => value === answer) ?? false;
