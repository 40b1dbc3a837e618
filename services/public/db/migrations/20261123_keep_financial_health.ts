import type { Knex } from 'knex';

/** What visitors answered in the survey and reckoned in the budget. Staff see both. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE survey_result (
      id uuid PRIMARY KEY,
      name varchar(100) NOT NULL,
      -- As written by normalizeEmail. Anybody may have typed it, and more than once.
      email varchar(255) NOT NULL,
      -- In the order of the questions.
      answers smallint[] NOT NULL
        CHECK (cardinality(answers) = 8 AND 0 <= ALL (answers) AND 100 >= ALL (answers)),
      created_at timestamptz NOT NULL
    );

    CREATE TABLE budget_result (
      id uuid PRIMARY KEY,
      name varchar(100) NOT NULL,
      email varchar(255) NOT NULL,
      -- Of what was sent, so that rows of another form can be told apart.
      version smallint NOT NULL,
      -- Dollars in a year.
      income numeric(14, 2) NOT NULL CHECK (income >= 0),
      -- Dollars in a month.
      needs numeric(12, 2) NOT NULL CHECK (needs >= 0),
      wants numeric(12, 2) NOT NULL CHECK (wants >= 0),
      -- [{name, amount}], dollars in a month.
      expenses jsonb NOT NULL CHECK (jsonb_typeof(expenses) = 'array'),
      created_at timestamptz NOT NULL
    );
  `);
}
