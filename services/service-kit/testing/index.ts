// What tests of services use, named one by one.
export { asCaller, asMember, asStaff, asViewer, asVisitor } from './as.ts';
export { eventually } from './eventually.ts';
export { freePort } from './free-port.ts';
export { fixedClock } from './fixed-clock.ts';
export { testConfig, testKeys } from './test-keys.ts';
export { testDatabase } from './test-database.ts';
export {
  sharedProviderSandbox,
  startProviderSandbox,
  type RunningSandbox,
} from './provider-sandbox.ts';
export { recordedJobs, type RecordedJobs } from './recorded-jobs.ts';
export { computingMs, slowness } from './slowness.ts';
export { recordedMails } from './recorded-mails.ts';
export { withinOneDay } from './within-one-day.ts';
