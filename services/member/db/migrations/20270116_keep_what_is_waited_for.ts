import type { Knex } from 'knex';

/** The pay that a repayment waits for comes after this day; null for one that is planned for no payday. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`ALTER TABLE repayment_instance ADD paid_after date`);
  await database.raw(`
    UPDATE repayment_instance i
       SET paid_after = greatest(
             (i.created_at AT TIME ZONE 'America/Los_Angeles')::date - 1,
             (SELECT max(s.pay_on) FROM paystub s
               WHERE s.user_id = i.user_id
                 AND s.pay_on <= (i.created_at AT TIME ZONE 'America/Los_Angeles')::date))
     WHERE i.state = 'scheduled' AND i.purpose = 'payday' AND i.schedule_id IS NULL`);
}
