import { visitor, type PublicServiceUnderTest } from './public-service.ts';

/* What a browser sends at the end of the survey and of the budget, and what comes of it. */

export const SURVEY = '/api/v1/financial_health/survey';
export const BUDGET = '/api/v1/financial_health/budget';

export const ANSWERS = [0, 5, 10, 16, 33, 67, 99, 100];
const DATA = { version: 1, income: 60_000, expenses: [], needs: 2000, wants: 1000 };

export const someRecipient = (changes: object = {}) => ({
  name: 'Ana',
  email: 'ana@example.com',
  ...changes,
});

export const someSurvey = (changes: object = {}) => ({
  user: someRecipient(),
  subscores: ANSWERS,
  ...changes,
});

export const someBudget = (changes: object = {}, user: object = someRecipient()) => ({
  user,
  data: { ...DATA, ...changes },
});

/** Sends it as a visitor unless others are named; a text is sent as it is. */
export const post = (
  { app }: Pick<PublicServiceUnderTest, 'app'>,
  url: string,
  payload: object | string,
  headers: Record<string, string> = visitor(),
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload,
  });

/** The one mail to this address. @throws when there is none, or more */
export async function mailTo({ jobs, mails }: PublicServiceUnderTest, email: string) {
  await jobs.drain();
  const [mail, ...others] = mails.filter(({ to }) => to === email);
  if (!mail || others.length > 0) throw new Error(`There is not one mail to ${email}`);
  return mail;
}

/** How many results and jobs there are, in a text that compares. */
export async function countResults({ database, jobs }: PublicServiceUnderTest): Promise<string> {
  const [surveys, budgets] = await Promise.all(
    ['survey_result', 'budget_result'].map((table) => database(table).pluck('id')),
  );
  return `${surveys?.length} surveys, ${budgets?.length} budgets, ${jobs.taken().length} jobs`;
}

/** What a call is answered, the fields by name alone, and whether it left anything behind. */
export async function refusalOf(
  service: PublicServiceUnderTest,
  url: string,
  payload: object | string,
) {
  const before = await countResults(service);
  const reply = await post(service, url, payload);
  const {
    error,
    code,
    errors = {},
  } = reply.json<{
    error: string;
    code: string;
    errors?: Record<string, string[]>;
  }>();
  return {
    status: reply.statusCode,
    error,
    code,
    fields: Object.keys(errors).toSorted(),
    saysWhy: Object.values(errors)
      .flat()
      .every((sentence) => /^[A-Z].*\.$/.test(sentence)),
    keptNothing: (await countResults(service)) === before,
  };
}

/** A refusal by these fields. */
export const refused = (...fields: string[]) => ({
  status: 422,
  error: 'Please check what you entered.',
  code: 'invalid_request',
  fields: fields.toSorted(),
  saysWhy: true,
  keptNothing: true,
});
