import type { Knex } from 'knex';

/**
 * Four roles in the place of two: owners become administrators and agents operations. A release from
 * before goes on writing the words it knows, which translate_former_roles.sql translates.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(['staff', 'staff_invitation'].map(rank).join(''));
  await database.raw(`ALTER TABLE staff ALTER COLUMN role SET DEFAULT 'administrator'`);
}

const rank = (table: string): string => `
  ALTER TABLE ${table} DROP CONSTRAINT ${table}_role_check;
  UPDATE ${table} SET role = CASE role WHEN 'owner' THEN 'administrator' ELSE 'operations' END;
  ALTER TABLE ${table} ADD CONSTRAINT ${table}_role_check
    CHECK (role IN ('support', 'operations', 'approver', 'administrator'));
`;
