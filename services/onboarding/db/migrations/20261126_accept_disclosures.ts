import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';

const TEXTS = join(import.meta.dirname, '../texts/en');

/** The ids of the first versions that are new; those of the other three are in the table. */
const NEW: [id: string, type: string, path: string][] = [
  ['01a1fb67-1803-7a14-8c5e-2f6b0d9e4a71', 'card_agreement', '/legal/card-agreement'],
  [
    '01a1fb67-1804-7c83-9d17-5e80b3f2c6d4',
    'deposit_account_agreement',
    '/legal/deposit-account-agreement',
  ],
  ['01a1fb67-1805-71f9-a64b-c3d7e19f0825', 'bank_privacy_policy', '/legal/bank-privacy-policy'],
  ['01a1fb67-1806-7e52-b0a8-19f4d67c3e0b', 'ewa_terms_of_service', '/legal/ewa-terms-of-service'],
  [
    '01a1fb67-1807-7b36-95cf-8a2e41d0f793',
    'ach_authorization_agreement',
    '/legal/ach-authorization-agreement',
  ],
  [
    '01a1fb67-1808-746d-8e21-f7b95c3a1d60',
    'messaging_terms_and_conditions',
    '/legal/messaging-terms-and-conditions',
  ],
];
const TITLES: Record<string, string> = {
  e_sign: 'E-Sign Consent Agreement',
  terms_of_service: 'Terms of Service',
  privacy_policy: 'Privacy Policy',
  card_agreement: 'Card Agreement',
  deposit_account_agreement: 'Deposit Account Agreement',
  bank_privacy_policy: 'Bank Privacy Policy',
  ewa_terms_of_service: 'Earned Wage Access Terms of Service',
  ach_authorization_agreement: 'ACH Authorization Agreement',
  messaging_terms_and_conditions: 'Messaging Terms and Conditions',
};

/**
 * The texts themselves, so that what was accepted can be read again as it was; the six documents
 * that had none; and who accepted what.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE disclosure
      ADD COLUMN title text,
      ADD COLUMN body text,
      -- Whether who accepted an earlier version is asked for this one.
      ADD COLUMN asks_again boolean NOT NULL DEFAULT false;
  `);
  for (const [id, type, path] of NEW) {
    await database.raw(
      `INSERT INTO disclosure
         (id, disclosure_type, version, language, path, content_sha256, effective_from)
       VALUES (?, ?, 1, 'en', ?, encode(sha256(convert_to(?, 'UTF8')), 'hex'), '2026-11-21T00:00Z')`,
      [id, type, path, textOf(type)],
    );
  }
  for (const [type, title] of Object.entries(TITLES)) {
    await database('disclosure')
      .where({ disclosure_type: type, version: 1, language: 'en' })
      .update({ title, body: textOf(type) });
  }
  await database.raw(`
    ALTER TABLE disclosure
      ALTER COLUMN title SET NOT NULL,
      ALTER COLUMN body SET NOT NULL,
      -- What the hash says is what there is to read.
      ADD CONSTRAINT disclosure_body_is_hashed
        CHECK (content_sha256 = encode(sha256(convert_to(body, 'UTF8')), 'hex'));

    CREATE TABLE acceptance (
      user_id uuid NOT NULL,
      disclosure_id uuid NOT NULL REFERENCES disclosure,
      -- As it was then, whatever becomes of the disclosure.
      content_sha256 text NOT NULL,
      accepted_at timestamptz NOT NULL,
      ip_address inet NOT NULL,
      user_agent text NOT NULL,
      PRIMARY KEY (user_id, disclosure_id)
    );
    REVOKE UPDATE, DELETE, TRUNCATE ON acceptance FROM CURRENT_USER;
  `);
}

const textOf = (type: string): string => readFileSync(join(TEXTS, `${type}.1.txt`), 'utf8');
