import { newId } from '@reset/service-kit';
import { operator } from '../../e2e/product/running-product.ts';

export type MadeAccount = { email: string; password: string };

const CONCURRENCY = 4;

/** So many confirmed accounts without a second factor, by the operator's command. */
export async function makeAccounts(count: number): Promise<MadeAccount[]> {
  const made: MadeAccount[] = [];
  const makeNext = async (): Promise<void> => {
    while (made.length < count) {
      const id = newId();
      const account = { email: `load.${id}@example.com`, password: newId() };
      made.push(account);
      await operator('public').put(`/internal/users/${id}`, {
        ...account,
        first_name: 'Lou',
        last_name: 'Load',
        confirmed: true,
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, makeNext));
  return made;
}
