import type { Knex } from 'knex';

/**
 * The versions of the documents that people are given to read, and the first version of those
 * that have a text: the one the product is demonstrated with. Another text is another version.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE disclosure (
      id uuid PRIMARY KEY,
      disclosure_type text NOT NULL CHECK (disclosure_type IN (
        'privacy_policy', 'card_agreement', 'deposit_account_agreement', 'bank_privacy_policy',
        'ewa_terms_of_service', 'ach_authorization_agreement', 'e_sign', 'terms_of_service',
        'messaging_terms_and_conditions')),
      version integer NOT NULL CHECK (version > 0),
      -- As in the lang attribute of HTML.
      language text NOT NULL,
      path text NOT NULL CHECK (path LIKE '/%'),
      -- SHA-256, in hexadecimal, of the text without its title, in UTF-8: paragraphs, headings and
      -- items of lists, each on a line, separated by LF.
      content_sha256 text NOT NULL CHECK (content_sha256 ~ '^[0-9a-f]{64}$'),
      effective_from timestamptz NOT NULL,
      UNIQUE (disclosure_type, language, version),
      -- Which one is in effect is never in doubt.
      UNIQUE (disclosure_type, language, effective_from)
    );
    INSERT INTO disclosure
      (id, disclosure_type, version, language, path, content_sha256, effective_from)
    VALUES
      ('01a1fb67-1800-708a-9433-494f4e322c66', 'e_sign', 1, 'en', '/legal/e-sign-consent',
        'dc64a5e20779a9ee264ca9c756bc9f1fa84ad9d307409e564f52515e297c00bc', '2026-11-21T00:00Z'),
      ('01a1fb67-1801-719a-ba25-9cf640299eb5', 'terms_of_service', 1, 'en',
        '/legal/terms-of-service',
        'f99951828ba587438e4e1229df57a77e8e8ed19a8d6d836977adab843ef9c002', '2026-11-21T00:00Z'),
      ('01a1fb67-1802-7563-9e7d-876dbe8d1399', 'privacy_policy', 1, 'en', '/legal/privacy-policy',
        '8c6b4e1558cebf564a82db3fdf025b0fd9f2c97ac1d6a7311bd89ea671ea347b', '2026-11-21T00:00Z');
  `);
}
