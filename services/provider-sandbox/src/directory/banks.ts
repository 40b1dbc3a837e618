import { BANK_PRODUCTS, type Bank, type BankProduct } from './institution.ts';
import { DIGITAL_ONLY_ROUTING_NUMBERS, namedBanks } from './named-institutions.ts';
import { chanceOf, chosenFrom } from './seeded-choice.ts';
import { brands, inForms, places } from './words.ts';

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7];
const WITH_BRANCHES = 8_844;
const DIGITAL_ONLY = 148;

const FORMS = [
  '* Bank',
  '* Savings Bank',
  '* Community Bank',
  '* State Bank',
  '* National Bank',
  '* Bank & Trust',
  '* Federal Savings',
  '* Savings & Loan',
  'Bank of *',
  'First * Bank',
  'First National Bank of *',
  'Farmers Bank of *',
  'Merchants Bank of *',
  '* Credit Union',
  '* Federal Credit Union',
  '* Community Credit Union',
  '* Teachers Credit Union',
  '* Employees Credit Union',
  '* Firefighters Credit Union',
  '* Postal Credit Union',
];
const PHONE_FORMS = ['*Cash', '* Mobile', '*Pay Banking', 'Hey*'];

/** What some banks do not offer; balances and transactions all do. */
const SOMETIMES_MISSING: readonly [BankProduct, number][] = [
  ['assets', 0.1],
  ['auth', 0.05],
  ['identity', 0.08],
  ['income_verification', 0.3],
  ['liabilities', 0.4],
];

/** All that Plaid knows, some 9,000, always the same ones with the same ids. */
export const banks: readonly Bank[] = [
  ...namedBanks.map((named) => bankOf(named)),
  ...generated(inForms(places, FORMS), WITH_BRANCHES, { from: 100_000, isDigitalOnly: false }),
  ...generated(inForms(brands, PHONE_FORMS), DIGITAL_ONLY, { from: 140_000, isDigitalOnly: true }),
];

const byId = new Map(banks.map((bank) => [bank.id, bank]));

export const findBank = (id: string): Bank | null => byId.get(id) ?? null;

/** The banks that have a word beginning with each word of the query, in the order of their names. */
export function searchBanks(query: string): Bank[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  return banks
    .filter(({ name }) => {
      const words = wordsOf(name);
      return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

// Numbered before they are chosen: with another count, those that stay keep their ids.
function generated(
  names: readonly string[],
  count: number,
  { from, isDigitalOnly }: { from: number; isDigitalOnly: boolean },
): Bank[] {
  const numbers = new Map(names.map((name, index) => [name, from + index]));
  return chosenFrom(names, count).map((name) =>
    bankOf({
      id: `ins_${numbers.get(name)}`,
      name,
      products: BANK_PRODUCTS.filter((product) => offers(name, product)),
      isDigitalOnly,
    }),
  );
}

function offers(name: string, product: BankProduct): boolean {
  return SOMETIMES_MISSING.every(
    ([missing, share]) => missing !== product || chanceOf(`${product} ${name}`) >= share,
  );
}

type Described = Pick<Bank, 'id' | 'name' | 'products'> & { isDigitalOnly: boolean };

function bankOf({ isDigitalOnly, ...bank }: Described): Bank {
  return {
    ...bank,
    routingNumbers: [isDigitalOnly ? routingNumberBehind(bank.name) : routingNumberOf(bank.name)],
    url: `https://${bank.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`,
    oauth: chanceOf(`oauth ${bank.name}`) < 0.4,
  };
}

function routingNumberBehind(name: string): string {
  const numbers = DIGITAL_ONLY_ROUTING_NUMBERS;
  const index = Math.floor(chanceOf(`behind ${name}`) * numbers.length);
  return numbers[index] ?? numbers[0];
}

/** The same for the same name; its last digit is the check digit of the others. */
function routingNumberOf(name: string): string {
  const digits = String(10_000_000 + Math.floor(chanceOf(`routing ${name}`) * 22_000_000));
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
