// What tests of the member service use, named one by one.
export { LEDGER_SCHEMA, SERVICES, someAccounts, someOccasion } from './some-ledger.ts';
