import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase, secretCipher } from '@reset/service-kit';
import { dataPaths } from '../../../infra/dev/data/data-folder.ts';
import type { Secrets } from '../../../infra/dev/data/secrets.ts';
import { roleName } from '../../../infra/dev/databases/role-name.ts';

/** The database of the embedded server. */
const DATABASE = 'reset';
/** The line of postmaster.pid on which the port stands. */
const PORT_LINE = 3;

/**
 * Writes applications as the onboarding service of a product of ours would have them after years:
 * with tasks, states, copies, for every second person all that she told, up to her card, and for
 * every tenth a questionnaire.
 * @param dataFolder the product's
 */
export async function seedApplications(dataFolder: string, count: number): Promise<void> {
  const secrets = await readSecretsOf(dataFolder);
  const database = openDatabase(await onboardingUrl(dataFolder, secrets), { max: 1 });
  try {
    await database.transaction(async (transaction) => {
      // The service's role may make no temporary table.
      await transaction.raw(
        `CREATE TABLE person AS
         SELECT gen_random_uuid() AS id, number FROM generate_series(1, ${count}) AS number`,
      );
      for (const statement of STATEMENTS) await transaction.raw(statement);
      // Nothing has to be decrypted, nor encrypted anew.
      const { currentPrefix } = secretCipher(secrets.personalDataKeys.join(','));
      await transaction.raw(PERSONAL_INFOS, { sealed: `${currentPrefix}seeded` });
      for (const statement of OF_WHO_TOLD) await transaction.raw(statement);
      await transaction.raw('DROP TABLE person');
    });
  } finally {
    await database.destroy();
  }
}

const readSecretsOf = async (dataFolder: string): Promise<Secrets> =>
  JSON.parse(await readFile(dataPaths(dataFolder).secrets, 'utf8')) as Secrets;

async function onboardingUrl(dataFolder: string, { rolePasswords }: Secrets): Promise<string> {
  const { cluster } = dataPaths(dataFolder);
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
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
];

/** By every second person, each with a number of her own. */
const PERSONAL_INFOS = `
  INSERT INTO personal_info
    (user_id, phone_number, date_of_birth, ssn, ssn_last_four, ssn_digest, street_one, city,
     state_abbr, zip_code, saved_at)
  SELECT id, '2025550100', :sealed, :sealed, '0001', encode(sha256(id::text::bytea), 'hex'),
         '1 Harbor Street', 'Portland', 'OR', '97201', now()
    FROM person WHERE number % 2 = 0`;

const OF_WHO_TOLD = [
  `INSERT INTO identity_verification (user_id, id, status, evaluation_id, changed_at, read_at)
   SELECT user_id, gen_random_uuid(), 'verified_automatically', gen_random_uuid()::text, now(), now()
     FROM personal_info WHERE ssn LIKE '%seeded'`,
  `INSERT INTO acceptance
     (user_id, disclosure_id, content_sha256, accepted_at, ip_address, user_agent)
   SELECT p.user_id, d.id, d.content_sha256, now(), '127.0.0.1', 'A browser'
     FROM personal_info p, disclosure d WHERE p.ssn LIKE '%seeded'`,
  `INSERT INTO card_issuance
     (user_id, began_at, account_opened_at, repayment_method, requested_at, issued_at)
   SELECT user_id, now(), now(), 'ach_debit_flow', now(), now()
     FROM personal_info WHERE ssn LIKE '%seeded'`,
  'ANALYZE',
];
