import { questions } from './questions.ts';

const KEY = 'financialHealthSurvey';

/** The answers so far, in this tab until they are sent. Never more than the questions from the first on. */
export const keptAnswers = {
  /** What stands there may be of an older version or of somebody's hand: it ends before what nobody can answer. */
  read(): number[] {
    const written = parsed(sessionStorage.getItem(KEY));
    if (!Array.isArray(written)) return [];
    const answers = written.slice(0, questions.length);
    const end = answers.findIndex((answer, place) => !isAnswer(place, answer));
    return end === -1 ? answers : answers.slice(0, end);
  },
  keep: (answers: readonly number[]): void => sessionStorage.setItem(KEY, JSON.stringify(answers)),
  forget: (): void => sessionStorage.removeItem(KEY),
};

const isAnswer = (place: number, answer: unknown): boolean =>
  questions[place]?.choices.some(({ value }) => value === answer) ?? false;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
