/** A tree in miniature that keeps every rule, with the imports that are allowed but look close. */
export const soundTree: Record<string, string> = {
  'package.json': JSON.stringify({
    type: 'module',
    workspaces: ['shell', 'shell/remote-sdk', 'mfe-*', 'shared-ui', 'services/*', 'infra', 'tests'],
  }),
  ...workspace('shell', { name: '@reset/shell', imports: { '#*': './src/*' } }),
  ...workspace('shell/remote-sdk', {
    name: '@reset/remote-sdk',
    exports: { '.': './src/index.ts', './testing': './testing/index.tsx' },
    imports: { '#*': './src/*' },
  }),
  ...workspace('mfe-a', { name: '@reset/mfe-a', imports: { '#*': './src/*' } }),
  ...workspace('mfe-b', { name: '@reset/mfe-b', exports: { '.': './src/index.ts' } }),
  ...workspace('shared-ui', { name: '@reset/shared-ui', exports: { '.': './src/index.ts' } }),
  ...workspace('services/alpha', { name: '@reset/alpha', imports: { '#*': './src/*' } }),
  ...workspace('services/beta', { name: '@reset/beta', exports: { '.': './src/app.ts' } }),
  ...workspace('services/member', { name: '@reset/member' }),
  ...workspace('services/ledger', { name: '@reset/ledger', exports: { '.': './src/index.ts' } }),
  ...workspace('services/api-contract', {
    name: '@reset/api-contract',
    exports: { './*': './src/*' },
  }),
  ...workspace('services/service-kit', {
    name: '@reset/service-kit',
    exports: { '.': './src/index.ts', './testing': './testing/index.ts' },
  }),
  ...workspace('services/spending-limit', {
    name: '@reset/spending-limit',
    exports: { './*': './src/*' },
  }),
  ...workspace('services/provider-sandbox', { name: '@reset/provider-sandbox' }),
  ...workspace('infra', { name: '@reset/infra', exports: { './*': './*' } }),

  ...installed('knex', 'typebox', 'luxon', 'react', 'fastify'),
  'node_modules/react-router/package.json': JSON.stringify({
    name: 'react-router',
    exports: { '.': './dist/production/index.js', './dom': './dist/production/dom-export.js' },
  }),
  'node_modules/react-router/dist/production/index.js': 'export const useParams = 1;',
  'node_modules/react-router/dist/production/dom-export.js': 'export const RouterProvider = 1;',

  'shell/src/layout.tsx': `
    import { RouterProvider } from 'react-router/dom';
    import { api } from '@reset/remote-sdk';
    import { Button } from '@reset/shared-ui';
    import { ownerOf } from '@reset/api-contract/gateway/owner-of.ts';
    import type { Overview } from '@reset/api-contract/alpha/overview.ts';
    export const layout = [RouterProvider, api, Button, ownerOf] as const satisfies readonly unknown[];
    export type Shown = Overview;`,
  'shell/remote-sdk/src/index.ts': `
    import type { Overview } from '@reset/api-contract/alpha/overview.ts';
    export const api = 1;
    export type Api = Overview;`,
  'shell/remote-sdk/testing/index.tsx': `export const render = 1;`,

  'mfe-a/src/index.ts': `import('./bootstrap.tsx');`,
  'mfe-a/src/bootstrap.tsx': `
    import { RouterProvider } from 'react-router/dom';
    import routes from './routes.tsx';
    export const alone = [RouterProvider, routes];`,
  'mfe-a/src/routes.tsx': `
    const lazy = () => import('#features/orders/pages/orders-page.tsx');
    export default { routes: [{ path: '/orders', lazy }] };`,
  'mfe-a/src/features/orders/orders.tsx': `export const Orders = () => <p>Orders</p>;`,
  'mfe-a/src/features/orders/pages/orders-page.tsx': `
    import { Button } from '@reset/shared-ui';
    import { Bills } from '#features/bills/bills.tsx';
    import { OrderList } from '../components/order-list.tsx';
    export default () => <OrderList><Bills /><Button /></OrderList>;`,
  'mfe-a/src/features/orders/components/order-list.tsx': `
    import { getOrders } from '../api/get-orders.ts';
    export const OrderList = () => <p>{getOrders}</p>;`,
  'mfe-a/src/features/orders/api/get-orders.ts': `
    import { api } from '@reset/remote-sdk';
    import { toOrder } from '../model/order.ts';
    export const getOrders = [api, toOrder];`,
  'mfe-a/src/features/orders/model/order.ts': `
    import type { ReactNode } from 'react';
    export const toOrder = (node: ReactNode) => node;`,
  'mfe-a/src/features/bills/bills.tsx': `export const Bills = () => <p>Bills</p>;`,
  'mfe-a/src/features/bills/components/bill-row.tsx': `export const BillRow = 1;`,
  'mfe-a/src/features/bills/bills.test.tsx': `
    import { render } from '@reset/remote-sdk/testing';
    import { Bills } from './bills.tsx';
    export const tested = [render, Bills];`,
  'mfe-b/src/index.ts': `export const b = 1;`,
  'shared-ui/src/index.ts': `export { Button } from './components/button.tsx';`,
  'shared-ui/src/components/button.tsx': `
    import { ReactNode } from 'react';
    export const Button = ReactNode;`,

  'services/alpha/src/server.ts': `import { buildApp } from './app.ts'; buildApp();`,
  'services/alpha/src/app.ts': `
    import { buildService } from '@reset/service-kit';
    import { limitRoutes } from '#features/limit/routes.ts';
    export const buildApp = () => buildService(limitRoutes);`,
  'services/alpha/src/providers/bank.ts': `
    import type { Limit } from '#features/limit/limit.ts';
    export type Bank = { read: () => Limit };`,
  'services/alpha/src/features/limit/routes.ts': `
    import { readShifts } from './limit-store.ts';
    import { limit } from './limit.ts';
    import { Overview } from '@reset/api-contract/alpha/overview.ts';
    import type { Bank } from '#providers/bank.ts';
    export const limitRoutes = (bank: Bank) => [limit, readShifts, Overview, bank];`,
  'services/alpha/src/features/limit/limit.ts': `
    import type { Overview } from '@reset/api-contract/alpha/overview.ts';
    import { plusDays } from '#calendar/calendar-date.ts';
    import { limitByFormula } from '@reset/spending-limit/spending-limit.ts';
    import { payday } from '#features/payday/payday.ts';
    import { roundDown } from './round-down.ts';
    export type Limit = Overview;
    export const limit = [plusDays, limitByFormula, payday, roundDown];`,
  'services/alpha/src/calendar/calendar-date.ts': `
    import { DateTime } from 'luxon';
    export const plusDays = DateTime;`,
  'services/alpha/src/features/limit/round-down.ts': `export const roundDown = Math.floor;`,
  'services/alpha/src/features/limit/limit-store.ts': `
    import type { Knex } from 'knex';
    export const readShifts = (trx: Knex) => trx;`,
  'services/alpha/src/features/limit/routes.test.ts': `
    import { testDatabase } from '@reset/service-kit/testing';
    import knex from 'knex';
    export const tested = [testDatabase, knex];`,
  'services/alpha/src/features/payday/payday.ts': `export const payday = 5;`,
  'services/alpha/src/features/payday/payday-words.ts': `export const paydayWords = 5;`,
  'services/alpha/db/migrations/20260101_create.ts': `
    import type { Knex } from 'knex';
    export const up = (knex: Knex) => knex;`,
  'services/beta/src/app.ts': `export const beta = 1;`,
  'services/member/src/purchase.ts': `
    import { ledgerStore } from '@reset/ledger';
    export const purchase = ledgerStore;`,
  'services/ledger/src/index.ts': `export const ledgerStore = 1;`,
  'services/api-contract/src/alpha/overview.ts': `
    import Type from 'typebox';
    export const Overview = Type;
    export type Overview = string;`,
  'services/api-contract/src/gateway/owner-of.ts': `
    import type { Overview } from '../alpha/overview.ts';
    export const ownerOf = (owner: Overview) => owner;`,
  'services/api-contract/src/providers/bank.ts': `export const BankReply = 1;`,
  'services/spending-limit/src/spending-limit.ts': `export const limitByFormula = Math.min;`,
  'services/service-kit/src/index.ts': `
    import fastify from 'fastify';
    export const buildService = fastify;`,
  'services/service-kit/testing/index.ts': `export const testDatabase = 1;`,
  'services/provider-sandbox/src/app.ts': `
    import { BankReply } from '@reset/api-contract/providers/bank.ts';
    export const sandbox = BankReply;`,
  'infra/dev/seed.ts': `
    import { beta } from '@reset/beta';
    import { limit } from '../../services/alpha/src/features/limit/limit.ts';
    export const seed = [beta, limit];`,
};

function workspace(folder: string, manifest: { name: string } & Record<string, unknown>) {
  return { [`${folder}/package.json`]: JSON.stringify({ type: 'module', ...manifest }) };
}

function installed(...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
      [`node_modules/${name}/index.js`, 'export default 1;'],
    ]),
  );
}
