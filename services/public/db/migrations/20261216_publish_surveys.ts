import type { Knex } from 'knex';

/** What was answered in the survey is published from now on, beginning with what there is. */
export async function up(database: Knex): Promise<void> {
  await database.raw(PUBLISH);
}

const PUBLISH = `
  INSERT INTO event_subject (subject, version, transaction_id)
  SELECT id, 1, pg_current_xact_id() FROM survey_result;

  INSERT INTO event (type, subject, subject_version, payload, occurred_at)
  SELECT 'survey.answered', id, 1,
         jsonb_build_object('name', name, 'email', email, 'subscores', to_jsonb(answers),
           'created_at',
           to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
         created_at
    FROM survey_result ORDER BY created_at, id;
`;
