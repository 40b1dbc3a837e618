import type { FlagName } from '@reset/api-contract/gateway/page-data.ts';

/** What there is to know of a flag before anybody turns it. */
export type FlagDefinition = {
  /** The team that answers for it, as in CODEOWNERS. */
  owner: 'platform' | 'public' | 'onboarding' | 'member' | 'admin';
  /** What it does where it is on. */
  purpose: string;
  default: boolean;
  /** The last day on which it is needed: then the code keeps one way. null for one that stays. */
  expiresOn: string | null;
  /** It is off there whatever the file and the environment say. */
  neverInProduction: boolean;
  /** Whose code reads it: slices in the browser, and services. */
  readers: { browser: readonly string[]; server: readonly string[] };
};

/** All flags that there are; whatever else a file or a caller names is none. */
export const FLAGS: Readonly<Record<FlagName, FlagDefinition>> = {
  'rf-6-card-launch': {
    owner: 'public',
    purpose: 'The card is open to everybody: the home page no longer says that it is invite-only.',
    default: false,
    expiresOn: '2027-06-30',
    neverInProduction: false,
    readers: { browser: ['mfe_public'], server: [] },
  },
  'rf-19-demo-mode': {
    owner: 'platform',
    purpose: 'Demo mode can be turned on, which the page itself answers with fictional members.',
    default: false,
    expiresOn: '2027-12-31',
    neverInProduction: true,
    readers: { browser: ['shell'], server: [] },
  },
  'demo-triggers': {
    owner: 'platform',
    purpose: 'Members see the demo controls, which set off shifts, purchases and paychecks.',
    default: false,
    expiresOn: null,
    neverInProduction: true,
    readers: { browser: ['shell', 'mfe_member'], server: ['gateway', 'member'] },
  },
  'signup-debug': {
    owner: 'public',
    purpose: 'The password page shows what was kept of the sign-up.',
    default: false,
    expiresOn: '2027-06-30',
    neverInProduction: true,
    readers: { browser: ['mfe_public'], server: [] },
  },
};

export const FLAG_NAMES = Object.keys(FLAGS) as FlagName[];
