// What tests of services use, named one by one.
export { asCaller, asMember, asStaff, asStrangers, asViewer, asVisitor } from './as.ts';
export { compileCache } from './compile-cache.ts';
export { earlierDb } from './earlier-db.ts';
export { EVENT_DB } from './events/event-db.ts';
export { eventually } from './eventually.ts';
export { fakeClient } from './fake-client.ts';
export { commandsTo } from './give-command.ts';
export { freePort } from './free-port.ts';
export { fixedClock } from './fixed-clock.ts';
export { testContext, type TestContext } from './test-context.ts';
export { testConfig, testKeys } from './test-keys.ts';
export { testDatabase } from './test-database.ts';
export { personalDataTablesOf } from './personal-data-tables.ts';
export {
  sharedProviderSandbox,
  startProviderSandbox,
  type RunningSandbox,
} from './provider-sandbox.ts';
export { recordedJobs, type RecordedJobs } from './recorded-jobs.ts';
export { computingMs, slowness } from './slowness.ts';
export { recordedMails } from './recorded-mails.ts';
export { recordedTexts } from './recorded-texts.ts';
export { withinOneDay } from './within-one-day.ts';
