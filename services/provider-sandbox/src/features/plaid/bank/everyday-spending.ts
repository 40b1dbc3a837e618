import { chanceOf } from '#directory/seeded-choice.ts';
import type { CalendarDay } from '#personas/calendar-day.ts';
import type { BankEntry } from './bank-entry.ts';

/** On how many days of ten she pays with her card. */
const SHARE_OF_DAYS = 0.5;

type Shop = {
  name: string;
  merchantName: string;
  category: { primary: string; detailed: string };
  fromCents: number;
  toCents: number;
};

const food = (detailed: string) => ({ primary: 'FOOD_AND_DRINK', detailed });
const SHOPS: readonly Shop[] = [
  {
    name: 'MARIGOLD GROCERS 0412',
    merchantName: 'Marigold Grocers',
    category: food('FOOD_AND_DRINK_GROCERIES'),
    fromCents: 1_200,
    toCents: 8_900,
  },
  {
    name: 'SPARROW COFFEE BAR',
    merchantName: 'Sparrow Coffee Bar',
    category: food('FOOD_AND_DRINK_COFFEE'),
    fromCents: 350,
    toCents: 1_100,
  },
  {
    name: 'TIN KETTLE DINER',
    merchantName: 'Tin Kettle Diner',
    category: food('FOOD_AND_DRINK_RESTAURANT'),
    fromCents: 1_100,
    toCents: 3_800,
  },
  {
    name: 'WAYPOINT FUEL 2287',
    merchantName: 'Waypoint Fuel',
    category: { primary: 'TRANSPORTATION', detailed: 'TRANSPORTATION_GAS' },
    fromCents: 2_200,
    toCents: 5_600,
  },
  {
    name: 'FERNDALE PHARMACY',
    merchantName: 'Ferndale Pharmacy',
    category: { primary: 'MEDICAL', detailed: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS' },
    fromCents: 600,
    toCents: 3_400,
  },
];

/** What she pays by card on a day, posted; null on a day on which she pays nothing. */
export function spendingOn(personaKey: string, date: CalendarDay): BankEntry | null {
  const chance = (what: string) => chanceOf(`${what} ${personaKey} ${date}`);
  const shop = SHOPS[Math.floor(chance('shop') * SHOPS.length)];
  if (!shop || chance('spends') >= SHARE_OF_DAYS) return null;
  const { fromCents, toCents, ...line } = shop;
  return {
    ...line,
    key: `card/${date}`,
    date,
    cents: fromCents + Math.floor(chance('amount') * (toCents - fromCents)),
    channel: 'in store',
    isPending: false,
    replaces: null,
    isDirectDeposit: false,
  };
}

/** The same before it is posted: the bank knows neither who was paid nor the tip. */
export function whilePending(entry: BankEntry): BankEntry {
  const hasTip = entry.category.detailed === 'FOOD_AND_DRINK_RESTAURANT';
  return {
    ...entry,
    key: `${entry.key}/pending`,
    cents: hasTip ? Math.round(entry.cents / 1.2) : entry.cents,
    isPending: true,
  };
}
