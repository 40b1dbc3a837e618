import type { TaskName } from '@reset/api-contract/onboarding/application-status.ts';
import type { Knex } from 'knex';
import type { Recorded } from './application-status.ts';
import type { Product } from './product.ts';

/** Applications and what is recorded of their tasks, in the database. */
export const applicationStore = (database: Knex) => ({
  /** What is over in a person's applications, begun or not. */
  async recorded(userId: string): Promise<Recorded> {
    const rows: { product: Product; task: TaskName }[] = await database('application_task')
      .where({ user_id: userId })
      .select('product', 'task');
    const of = (product: Product) =>
      new Set(rows.filter((row) => row.product === product).map(({ task }) => task));
    return {
      earned_wage_access: of('earned_wage_access'),
      tax_refund_advance: of('tax_refund_advance'),
    };
  },

  /** Begins an application, unless it has begun: the first time counts. */
  async begin(userId: string, product: Product, now: Date): Promise<void> {
    const known = await database('application')
      .where({ user_id: userId, product })
      .first('product');
    if (!known) await insertApplication(database, userId, product, now);
  },

  /** Records that payroll linking is left out. May be done again: the first time counts. */
  async skipPayroll(userId: string, now: Date): Promise<void> {
    const product = 'earned_wage_access';
    await database.transaction(async (transaction) => {
      await insertApplication(transaction, userId, product, now);
      await transaction('application_task')
        .insert({
          user_id: userId,
          product,
          task: 'payroll_linking',
          outcome: 'skipped',
          recorded_at: now,
        })
        .onConflict(['user_id', 'product', 'task'])
        .ignore();
    });
  },
});

export type ApplicationStore = ReturnType<typeof applicationStore>;

const insertApplication = (connection: Knex, userId: string, product: Product, now: Date) =>
  connection('application')
    .insert({ user_id: userId, product, started_at: now })
    .onConflict(['user_id', 'product'])
    .ignore();
