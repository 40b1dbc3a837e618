import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@reset/service-kit';
import { dataPaths } from '../../../infra/dev/data/data-folder.ts';
import type { Secrets } from '../../../infra/dev/data/secrets.ts';
import { roleName } from '../../../infra/dev/databases/role-name.ts';

/** The database of the embedded server. */
const DATABASE = 'reset';
/** The line of postmaster.pid on which the port stands. */
const PORT_LINE = 3;

/**
 * Writes applications as the onboarding service of a product of ours would have them after years:
 * with tasks, states, copies and, for every tenth person, a questionnaire.
 * @param dataFolder the product's
 */
export async function seedApplications(dataFolder: string, count: number): Promise<void> {
  const database = openDatabase(await onboardingUrl(dataFolder), { max: 1 });
  try {
    await database.transaction(async (transaction) => {
      // The service's role may make no temporary table.
      await transaction.raw(
        `CREATE TABLE person AS
         SELECT gen_random_uuid() AS id, number FROM generate_series(1, ${count}) AS number`,
      );
      for (const statement of STATEMENTS) await transaction.raw(statement);
      await transaction.raw('DROP TABLE person');
    });
  } finally {
    await database.destroy();
  }
}

async function onboardingUrl(dataFolder: string): Promise<string> {
  const { cluster, secrets } = dataPaths(dataFolder);
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  const { rolePasswords } = JSON.parse(await readFile(secrets, 'utf8')) as Secrets;
  const url = new URL(`postgres://127.0.0.1:${lines[PORT_LINE]}/${DATABASE}`);
  url.username = roleName(DATABASE, 'onboarding');
  url.password = rolePasswords['onboarding'] ?? '';
  return url.href;
}

const STATEMENTS = [
  `INSERT INTO application (user_id, product, started_at)
   SELECT id, product, now() FROM person,
          unnest(ARRAY['earned_wage_access', 'tax_refund_advance']) AS product
    WHERE product = 'earned_wage_access' OR number % 5 = 0`,
  `INSERT INTO application_task (user_id, product, task, outcome, recorded_at)
   SELECT id, 'earned_wage_access', task, 'done', now() FROM person,
          unnest(ARRAY['payroll_linking', 'terms_acceptance', 'personal_info_submission']) AS task
    WHERE number % 2 = 0`,
  `INSERT INTO applicant_copy (user_id, is_confirmed, has_bank, has_payroll, has_card)
   SELECT id, true, true, number % 2 = 0, number % 3 = 0 FROM person`,
  `INSERT INTO user_state (user_id, product, state, entered_at, version)
   SELECT id, product, state, now(), version FROM person,
          (VALUES (NULL, 'registered', 0), (NULL, 'confirmed_email', 0),
                  (NULL, 'linked_core_financial_institution_account', 1),
                  (NULL, 'linked_income_account', 2),
                  ('earned_wage_access', 'onboarded', 0)) AS entered (product, state, version)`,
  `INSERT INTO waitlist_entry
     (id, user_id, email, name, income_type, payroll_provider_name, payroll_products, outcome,
      created_at)
   SELECT gen_random_uuid(), id, 'lou@example.com', 'Lou Load', 'gig', 'Uncle Ray', '{}',
          'ineligible', now() FROM person WHERE number % 10 = 0`,
  'ANALYZE application, application_task, applicant_copy, user_state, waitlist_entry',
];
