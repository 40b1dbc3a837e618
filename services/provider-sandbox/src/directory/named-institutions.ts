import { personas } from '#personas/personas.ts';
import { stableId } from '#personas/stable-id.ts';
import { BANK_PRODUCTS, PLATFORM_JOBS, type Platform, type PlatformJob } from './institution.ts';

/* The institutions that people and tests rely on by name or id. The others are generated. */

/** The banks behind the digital-only ones: whose number is here is on phones only. */
export const DIGITAL_ONLY_ROUTING_NUMBERS = ['091000718', '103100739', '124303298'] as const;

type NamedBank = {
  id: string;
  name: string;
  products: typeof BANK_PRODUCTS;
  isDigitalOnly: boolean;
};

const bank = (number: number, name: string): NamedBank => ({
  id: `ins_sandbox_${number}`,
  name,
  products: BANK_PRODUCTS,
  isDigitalOnly: false,
});

const digitalOnly = (number: number, name: string): NamedBank => ({
  ...bank(number, name),
  isDigitalOnly: true,
});

export const namedBanks: readonly NamedBank[] = [
  // The banks of the personas.
  bank(1, 'Tidewater Savings Bank'),
  bank(2, 'Alder Valley Bank'),
  bank(3, 'Quarry Hill Bank'),
  bank(4, 'Stonebridge Community Credit Union'),
  digitalOnly(5, 'Pocketbird'),
  digitalOnly(6, 'Brightleaf Mobile Banking'),
  // Alike in name.
  bank(7, 'Tidewater Community Credit Union'),
  bank(8, 'Tidewater Savings & Loan of Cape Merrow'),
];

const without = (...missing: PlatformJob[]): readonly PlatformJob[] =>
  PLATFORM_JOBS.filter((job) => !missing.includes(job));

type JobsOf = readonly [id: string, name: string, jobs: readonly PlatformJob[]];

/** Shortcuts of people on a salary or an hourly wage; each after the first four lacks one job. */
const vendors: readonly JobsOf[] = [
  ['sandbox-northwind-payroll', 'Northwind Payroll', PLATFORM_JOBS],
  ['sandbox-paylark', 'Paylark', PLATFORM_JOBS],
  ['sandbox-meridian-people', 'Meridian People', PLATFORM_JOBS],
  ['sandbox-summit-workforce', 'Summit Workforce', PLATFORM_JOBS],
  ['sandbox-ledgerline-hr', 'Ledgerline HR', without('direct_deposit_switch')],
  ['sandbox-harvest-pay', 'Harvest Pay', without('paystubs')],
  ['sandbox-clearwage', 'Clearwage', without('income')],
  ['sandbox-rosterly-pay', 'Rosterly Pay', without('employment')],
  ['sandbox-plainfield-payroll', 'Plainfield Payroll', without('shifts')],
];

/** A benefit has no shifts. */
const benefits: readonly JobsOf[] = [
  ['sandbox-social-security', 'Social Security Administration', without('shifts')],
  ['sandbox-veterans-benefits', 'Veterans Benefits Portal', without('shifts')],
  [
    'sandbox-unemployment-insurance',
    'State Unemployment Insurance',
    without('shifts', 'direct_deposit_switch'),
  ],
  ['sandbox-disability-insurance', 'State Disability Insurance', without('shifts', 'paystubs')],
];

/** The first two are supported, the last two are not. */
const gigs: readonly JobsOf[] = [
  ['sandbox-wheelhop', 'Wheelhop Driver', PLATFORM_JOBS],
  ['sandbox-errandly', 'Errandly', without('employment')],
  ['sandbox-dashling', 'Dashling Delivery', ['income', 'shifts']],
  ['sandbox-taskperch', 'Taskperch', without('shifts')],
];

/** They record hours that another company pays. */
const timekeepers: readonly JobsOf[] = [
  ['sandbox-punchwell', 'Punchwell', PLATFORM_JOBS],
  ['sandbox-shiftkeeper', 'Shiftkeeper', PLATFORM_JOBS],
  ['sandbox-timberclock', 'Timberclock', ['employment', 'shifts']],
];

/** Supports all jobs, and makes no one eligible: ALWAYS_INELIGIBLE_PROVIDER_ID. */
const alwaysIneligible: JobsOf = [
  'sandbox-always-ineligible',
  'Fieldstone Stipends',
  PLATFORM_JOBS,
];

const named = [...vendors, ...benefits, ...gigs, alwaysIneligible];

/** The payrolls of the other personas: their employers run them themselves. */
const employers: readonly JobsOf[] = [
  ...new Set(personas.flatMap(({ payroll }) => (payroll ? [payroll.employerName] : []))),
]
  .filter((employer) => !named.some(([, name]) => name === employer))
  .map((employer) => [stableId('platform', employer), employer, PLATFORM_JOBS] as const);

const platform =
  (type: Platform['type']) =>
  ([id, name, jobs]: JobsOf): Platform => ({ id, name, type, jobs });

export const namedPlatforms: readonly Platform[] = [
  ...[...named, ...employers].map(platform('payroll')),
  ...timekeepers.map(platform('time_and_attendance')),
];
