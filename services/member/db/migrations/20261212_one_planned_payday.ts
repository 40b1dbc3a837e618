import type { Knex } from 'knex';

/**
 * A member's next payday is planned once, by whoever plans it: the job, or her own look at it. No
 * debit refers to one that is only planned.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    DELETE FROM repayment_instance i
     USING repayment_instance o
     WHERE i.user_id = o.user_id AND i.purpose = 'payday' AND o.purpose = 'payday'
       AND i.state = 'scheduled' AND o.state = 'scheduled'
       AND (o.effective_on, o.id) < (i.effective_on, i.id);
    CREATE UNIQUE INDEX repayment_instance_planned ON repayment_instance (user_id)
      WHERE purpose = 'payday' AND state = 'scheduled';
  `);
}
