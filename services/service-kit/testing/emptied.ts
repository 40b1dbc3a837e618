import { openDatabase } from '../src/database/open-database.ts';
import { TEST_POOL, type TestDatabase } from './test-database.ts';

/**
 * A test's database without what the test before has left in it: for a file with many tests, each
 * of which would take longer to make a database than to run.
 */
export async function emptied({ url }: TestDatabase): Promise<TestDatabase> {
  const database = openDatabase(url, TEST_POOL);
  await database.raw('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  return { database, url, drop: () => database.destroy() };
}
