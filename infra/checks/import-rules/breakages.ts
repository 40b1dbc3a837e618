export type Breakage = {
  rule: string;
  /** Where the offending file is put; its folder decides which rule it falls under. */
  file: string;
  source: string;
  /** Files that must exist besides, for the offence to be possible. */
  besides?: Record<string, string>;
};

/** One offence per rule, each a file that nothing else imports. */
export const breakages: Breakage[] = [
  {
    rule: 'remotes-never-import-remotes',
    file: 'mfe-a/src/features/orders/components/other-remote.tsx',
    source: `import { b } from '@reset/mfe-b'; export const x = b;`,
  },
  {
    rule: 'services-never-import-services',
    file: 'services/alpha/src/other-service.ts',
    source: `import type { beta } from '@reset/beta'; export type X = typeof beta;`,
  },
  {
    rule: 'ledger-is-the-members',
    file: 'services/alpha/src/moving-money.ts',
    source: `import { ledgerStore } from '@reset/ledger'; export const x = ledgerStore;`,
  },
  {
    rule: 'only-through-exports',
    file: 'mfe-a/src/features/orders/components/inside.tsx',
    source: `import { Button } from '../../../../../shared-ui/src/components/button.tsx'; export const x = Button;`,
  },
  {
    rule: 'only-through-exports',
    file: 'shell/src/inside-sdk.ts',
    source: `import { api } from '../remote-sdk/src/index.ts'; export const x = api;`,
  },
  {
    rule: 'nobody-imports-infra-or-tests',
    file: 'services/alpha/src/seeded.ts',
    source: `import { seed } from '@reset/infra/dev/seed.ts'; export const x = seed;`,
  },
  {
    rule: 'browser-imports-contract-types-only',
    file: 'mfe-a/src/features/orders/model/schema.ts',
    source: `import { Overview } from '@reset/api-contract/alpha/overview.ts'; export const x = Overview;`,
  },
  {
    rule: 'browser-imports-contract-types-only',
    file: 'shell/remote-sdk/src/mixed.ts',
    source: `
      import type { Overview } from '@reset/api-contract/alpha/overview.ts';
      export { Overview as Again } from '@reset/api-contract/alpha/overview.ts';
      export type X = Overview;`,
  },
  {
    rule: 'browser-never-imports-services',
    file: 'mfe-a/src/features/orders/api/kit.ts',
    source: `import type { buildService } from '@reset/service-kit'; export type X = typeof buildService;`,
  },
  {
    rule: 'services-never-import-browser-code',
    file: 'services/alpha/src/screen.ts',
    source: `import { Button } from '@reset/shared-ui'; export const x = Button;`,
  },
  {
    rule: 'shell-never-imports-remotes',
    file: 'shell/src/remote.ts',
    source: `const b = () => import('@reset/mfe-b'); export const x = b;`,
  },
  {
    rule: 'remotes-see-only-the-sdk-of-the-shell',
    file: 'mfe-a/src/features/orders/components/layout.tsx',
    source: `import { slot } from '@reset/shell'; export const x = slot;`,
    besides: {
      'shell/package.json': JSON.stringify({
        name: '@reset/shell',
        exports: './src/slot.ts',
        imports: { '#*': './src/*' },
      }),
      'shell/src/slot.ts': 'export const slot = 1;',
    },
  },
  {
    rule: 'sdk-depends-on-no-neighbour',
    file: 'shell/remote-sdk/src/dressed.ts',
    source: `import { Button } from '@reset/shared-ui'; export const x = Button;`,
  },
  {
    rule: 'shared-ui-stands-alone',
    file: 'shared-ui/src/components/fetching.tsx',
    source: `import { api } from '@reset/remote-sdk'; export const x = api;`,
  },
  {
    rule: 'sandbox-knows-only-provider-schemas',
    file: 'services/provider-sandbox/src/curious.ts',
    source: `import type { Overview } from '@reset/api-contract/alpha/overview.ts'; export type X = Overview;`,
  },
  {
    rule: 'contract-is-schemas-only',
    file: 'services/api-contract/src/alpha/behaviour.ts',
    source: `import { DateTime } from 'luxon'; export const x = DateTime;`,
  },
  {
    rule: 'shared-rules-import-only-types',
    file: 'services/api-contract/src/gateway/owner-of.ts',
    source: `import { Overview } from '../alpha/overview.ts'; export const ownerOf = Overview;`,
  },
  {
    rule: 'features-meet-at-their-door',
    file: 'mfe-a/src/features/orders/components/by-the-window.tsx',
    source: `import { BillRow } from '#features/bills/components/bill-row.tsx'; export const x = BillRow;`,
  },
  {
    rule: 'features-meet-at-their-door',
    file: 'services/alpha/src/features/limit/words.ts',
    source: `import { paydayWords } from '#features/payday/payday-words.ts'; export const x = paydayWords;`,
  },
  {
    rule: 'domain-imports-only-types',
    file: 'services/alpha/src/features/fees/fees.ts',
    source: `import { newId } from '@reset/service-kit'; export const x = newId;`,
  },
  {
    rule: 'decisions-have-no-effects',
    file: 'services/alpha/src/features/limit/read-file.ts',
    source: `import { readFile } from 'node:fs/promises'; export const x = readFile;`,
  },
  {
    rule: 'decisions-have-no-effects',
    file: 'services/alpha/src/features/limit/reaching.ts',
    source: `import { readShifts } from './limit-store.ts'; export const x = readShifts;`,
  },
  {
    rule: 'only-stores-know-knex',
    file: 'services/alpha/src/features/limit/limit.job.ts',
    source: `import type { Knex } from 'knex'; export type X = Knex;`,
  },
  {
    rule: 'stores-stay-below-routes',
    file: 'services/alpha/src/features/payday/payday-store.ts',
    source: `import type { paydayRoutes } from './routes.ts'; export type X = typeof paydayRoutes;`,
    besides: { 'services/alpha/src/features/payday/routes.ts': 'export const paydayRoutes = 1;' },
  },
  {
    rule: 'providers-know-no-feature',
    file: 'services/alpha/src/providers/nosy.ts',
    source: `import { limit } from '#features/limit/limit.ts'; export const x = limit;`,
  },
  {
    rule: 'features-know-no-entry',
    file: 'services/alpha/src/features/limit/upwards.job.ts',
    source: `import type { buildApp } from '#app.ts'; export type X = typeof buildApp;`,
  },
  {
    rule: 'pages-are-only-for-routes',
    file: 'mfe-a/src/features/orders/components/page-inside.tsx',
    source: `import Page from '../pages/orders-page.tsx'; export const x = Page;`,
  },
  {
    rule: 'api-knows-no-screen',
    file: 'mfe-a/src/features/bills/api/get-bills.ts',
    source: `import { BillRow } from '../components/bill-row.tsx'; export const x = BillRow;`,
  },
  {
    rule: 'model-knows-no-react',
    file: 'mfe-a/src/features/bills/model/bill.ts',
    source: `import { useState } from 'react'; export const x = useState;`,
  },
  {
    rule: 'kit-knows-no-service',
    file: 'services/service-kit/src/knowing.ts',
    source: `import { beta } from '@reset/beta'; export const x = beta;`,
  },
  {
    rule: 'no-cycles',
    file: 'mfe-b/src/one.ts',
    source: `import { two } from './two.ts'; export const one = () => two;`,
    besides: {
      'mfe-b/src/two.ts': `import { one } from './one.ts'; export const two = () => one;`,
    },
  },
  {
    rule: 'every-import-resolves',
    file: 'mfe-b/src/misspelt.ts',
    source: `import { b } from './indexx.ts'; export const x = b;`,
  },
  {
    rule: 'no-barrels-inside-a-workspace',
    file: 'mfe-b/src/uses-barrel.ts',
    source: `import { c } from './features/c/index.ts'; export const x = c;`,
    besides: { 'mfe-b/src/features/c/index.ts': 'export const c = 1;' },
  },
  {
    rule: 'product-never-imports-tests',
    file: 'services/alpha/src/testing-in-earnest.ts',
    source: `import { testDatabase } from '@reset/service-kit/testing'; export const x = testDatabase;`,
  },
  {
    rule: 'router-provider-is-the-shells',
    file: 'mfe-a/src/features/orders/components/second-router.tsx',
    source: `import { RouterProvider } from 'react-router/dom'; export const x = RouterProvider;`,
  },
];
