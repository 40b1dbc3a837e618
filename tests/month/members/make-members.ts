import { newId } from '@reset/service-kit';
import { seededRandom } from '../../faults/random/seeded-random.ts';
import { NAME } from '../product/people.ts';
import type { Product } from '../product/start-product.ts';
import { untilQuiet } from '../product/work-due.ts';
import { atOnce } from '../life/at-once.ts';
import { newBook } from './book.ts';
import { type Member, type Persona, PERSONAS } from './member.ts';

const HOLDER = {
  first_name: NAME.first,
  last_name: NAME.last,
  dob: '1994-05-06',
  ssn: '900000000',
  address: {
    street_one: '1 Harbor Street',
    city: 'Salem',
    state_abbr: 'OR',
    zip_code: '97301',
  },
  phone_number: '+12025550100',
  email: 'jordan@example.com',
};
const PLAID = { client_id: 'sandbox', secret: 'sandbox' };

type NewMember = Omit<Member, 'cardId' | 'accountId' | 'depositAccountId' | 'cardAccountId'>;

/**
 * Makes members as an application does: half repay by debits of their banks, half from their pay.
 * @param persona what all of them are; some of each when it is missing
 */
export async function makeMembers(
  product: Product,
  { count, seed, ...all }: { count: number; seed: number; persona?: Persona },
): Promise<Member[]> {
  const random = seededRandom(seed);
  const banks = await banksOf(product, count);
  const wanted = Array.from({ length: count }, (_, index) => {
    const any = random.oneOf([PERSONAS[0], PERSONAS[0], PERSONAS[1], PERSONAS[2]]);
    const persona = all.persona ?? any;
    const repaysBy = index % 2 === 0 ? ('debit' as const) : ('pay' as const);
    return { index, persona, repaysBy, institutionId: banks[index] ?? '' };
  });
  const made: NewMember[] = [];
  await atOnce(wanted, async ({ institutionId, ...one }) => {
    made.push(await makeMember(product, one, institutionId));
  });
  const left = await untilQuiet(product);
  if (left.length > 0) throw new Error(`Members are not ready: ${left.join(', ')}`);
  const issued = await issuedTo(product);
  return made
    .map((one) => {
      const found = issued.get(one.userId);
      if (!found) throw new Error(`${one.userId} has no card.`);
      return { ...one, ...found };
    })
    .toSorted((one, other) => one.index - other.index);
}

/** As many banks as there are members, so that no two have the same account number. */
async function banksOf({ sandbox }: Product, count: number): Promise<string[]> {
  type Page = { institutions: { institution_id: string }[]; total: number };
  const ids: string[] = [];
  for (let total = Infinity; ids.length < Math.min(count, total);) {
    const page: Page = await sandbox('POST', '/plaid/institutions/get', {
      ...PLAID,
      count: 500,
      offset: ids.length,
      country_codes: ['US'],
    });
    total = page.total;
    ids.push(...page.institutions.map((one) => one.institution_id));
  }
  if (ids.length < count) throw new Error(`There are banks for ${ids.length} members.`);
  return ids;
}

type Wanted = Pick<Member, 'index' | 'persona' | 'repaysBy'>;

async function makeMember(
  product: Product,
  wanted: Wanted,
  institutionId: string,
): Promise<NewMember> {
  const { operator, sandbox } = product;
  const { persona, repaysBy } = wanted;
  const userId = newId();
  const bank = await linkableBank(product, { persona, institutionId });
  const { account } = await sandbox<{ account: { id: string } }>(
    'POST',
    '/control/pinwheel/accounts',
    { end_user_id: userId, persona },
  );
  const path = `/internal/members/${userId}`;
  const repayment_method = repaysBy === 'debit' ? 'ach_debit_flow' : 'direct_deposit_flow';
  await operator.put(path, { repayment_method });
  await operator.put(`${path}/bank_link`, { access_token: bank.accessToken });
  await operator.put(`${path}/payroll_link`, { account_id: account.id });
  await operator.put(`${path}/card_account`, { person: HOLDER });
  if (repaysBy === 'pay') await operator.put(`${path}/deposit_account`, { person: HOLDER });
  return { ...wanted, userId, payrollId: account.id, bank, book: newBook() };
}

async function linkableBank(
  { sandbox }: Product,
  { persona, institutionId }: { persona: string; institutionId: string },
): Promise<Member['bank']> {
  const { public_token } = await sandbox<{ public_token: string }>(
    'POST',
    '/plaid/sandbox/public_token/create',
    {
      ...PLAID,
      institution_id: institutionId,
      initial_products: ['transactions', 'auth', 'identity'],
      options: { override_username: `user_${persona}` },
    },
  );
  const { access_token: accessToken, item_id: itemId } = await sandbox<{
    access_token: string;
    item_id: string;
  }>('POST', '/plaid/item/public_token/exchange', { ...PLAID, public_token });
  const { numbers } = await sandbox<{ numbers: { ach: { account: string }[] } }>(
    'POST',
    '/plaid/auth/get',
    { ...PLAID, access_token: accessToken },
  );
  return { itemId, accessToken, accountNumber: numbers.ach[0]?.account ?? '' };
}

type Issued = Pick<Member, 'cardId' | 'accountId' | 'depositAccountId' | 'cardAccountId'>;

async function issuedTo({ database }: Product): Promise<Map<string, Issued>> {
  const { rows } = await database.query<Issued & { userId: string }>(
    `SELECT a.user_id AS "userId", a.id AS "cardAccountId", c.synctera_card_id AS "cardId",
            a.synctera_account_id AS "accountId", d.synctera_account_id AS "depositAccountId"
       FROM card_account a
       JOIN card c ON c.card_account_id = a.id
       LEFT JOIN deposit_account d ON d.user_id = a.user_id`,
  );
  return new Map(rows.map(({ userId, ...issued }) => [userId, issued]));
}
