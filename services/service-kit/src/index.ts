// The kit's only door: what services may use, named one by one.
export { answerOnce, type CommandOutcome } from './commands/answer-once.ts';
export {
  IDEMPOTENCY_KEY_HEADER,
  idempotencyKeyOf,
  KEY_REUSED,
} from './commands/idempotency-key.ts';
export { createAnswerTable } from './commands/answer-table.ts';
export { canonicalJson } from './commands/canonical-json.ts';
export { scheduleAnswerClearing } from './commands/clear-answers.ts';
export { createCaseTables } from './cases/case-tables.ts';
export { closeCaseRoute, type CaseClosing } from './cases/close-case.routes.ts';
export { schedulePublishedCases, type CaseSource, type OpenCase } from './cases/publish-cases.ts';
export { assetsConfig } from './config/assets-config.ts';
export { placeholderConfig } from './config/placeholder-config.ts';
export { kitConfig, linkConfig, type KitConfig } from './config/kit-config.ts';
export { readConfig } from './config/read-config.ts';
export { systemClock, type Clock } from './clock.ts';
export { productTimeOf, type ProductTime } from './product-time.ts';
export { openMetrics, type Metrics } from './metrics/metrics.ts';
export { newId } from './new-id.ts';
export { internalClients, openKitContext, type KitContext, type RandomBytes } from './context.ts';
export type { Database, Transaction } from './database/database.ts';
export type { QueryGuard, SqlSource } from './database/guard-queries.ts';
export { openDatabase } from './database/open-database.ts';
export { migrate } from './database/migrate.ts';
export { queryPrepared } from './database/query-prepared.ts';
export { acceptRebuilds } from './events/accept-rebuilds.ts';
export { appendEvent, appendEvents } from './events/append-event.ts';
export { awaitEvents } from './events/await-events.ts';
export { createEventTables } from './events/event-tables.ts';
export { comparePositions } from './events/position.ts';
export { publishEvents } from './events/publish-events.ts';
export { latestPosition, readEvents } from './events/read-events.ts';
export { eventSubscriptions, type EventSubscriptions } from './events/event-subscriptions.ts';
export { createSubscriptionTables } from './events/subscription-tables.ts';
export { failpoint } from './failpoints/failpoint.ts';
export { FLAGS, FLAG_NAMES, type FlagDefinition } from './flags/flag-list.ts';
export { flagsConfig } from './flags/flags-config.ts';
export { flagsRoute } from './flags/flags.routes.ts';
export { openFlags, type Flags, type PageSlice } from './flags/open-flags.ts';
export { buildService, type FeaturePlugin, type Service } from './http/build-service.ts';
export { fieldErrors } from './http/field-errors.ts';
export { readJson } from './http/read-json.ts';
export { bringsBody } from './http/take-body.ts';
export { registerWebhook, type Delivery } from './http/webhooks.ts';
export { createLogger } from './http/create-logger.ts';
export {
  forbidden,
  invalidFields,
  notFound,
  payloadTooLarge,
  RefusedError,
  takesNoBody,
  tooManyAttempts,
  unauthorized,
  unavailable,
  unsupportedMediaType,
  type Refusal,
} from './http/refusals.ts';
export { toLogged } from './http/logged-caller.ts';
export { logRefusal } from './http/security-events.ts';
export { IDENTITY_HEADER, type Identity, type IdentityClaims } from './http/identity.ts';
export { rejectImpersonation, requireIdentity, type SignedIn } from './http/require-identity.ts';
export { serve } from './http/serve.ts';
export type { AddJob, JobHandler, Jobs } from './jobs/jobs.ts';
export { drain, jobsSchema } from './jobs/jobs.ts';
export { openJobs } from './jobs/open-jobs.ts';
export { changeSignal, type ChangeSignal } from './listen/change-signal.ts';
export { openListener, type Listener } from './listen/open-listener.ts';
export { spoken, type InLanguages } from './language/in-languages.ts';
export { acceptedLanguage } from './language/accepted-language.ts';
export { defineText } from './language/define-text.ts';
export { composeStaffMail, defineMail } from './mail/compose-mail.ts';
export { formatMoment, happenedAt } from './mail/format-moment.ts';
export { escapeHtml } from './mail/escape-html.ts';
export { mailConfig } from './mail/mail-config.ts';
export type { Mail, MailContent, Mailer, OutgoingMail } from './mail/mail.ts';
export { openMailer } from './mail/open-mailer.ts';
export { SENDER } from './mail/sender.ts';
export { askByHttp } from './outbound/ask-by-http.ts';
export { axiosAdapter } from './outbound/axios-adapter.ts';
export { boundedLookup } from './outbound/bounded-lookup.ts';
export { callBudget } from './outbound/call-budget.ts';
export { callProvider, fits, type ProviderRequest } from './outbound/call-provider.ts';
export { ProviderError, refusingProviderErrors } from './outbound/provider-error.ts';
export { partnersConfig } from './partners/partners-config.ts';
export { readPartners } from './partners/read-partners.ts';
export { withPartnerPaths } from './partners/with-partner-paths.ts';
export { openServiceAddresses } from './internal/service-addresses.ts';
export {
  internalClient,
  InternalCallError,
  type CallContext,
  type InternalClient,
} from './internal/internal-client.ts';
export { refuseAlike } from './internal/refuse-alike.ts';
export { parsePrivateKey, parsePublicKeys } from './config/keys.ts';
export { personalDataRoute } from './personal-data/personal-data.routes.ts';
export { readPersonalData, type DataSection } from './personal-data/read-personal-data.ts';
export { contentDigest } from './releases/content-digest.ts';
export {
  parseRegistryKeys,
  signatureFault,
  signRegistry,
  type RegistryKeys,
  type SignatureFault,
} from './releases/signed-registry.ts';
export { secretCipher, type SecretCipher } from './secrets/secret-cipher.ts';
export { isBefore, placeOf, readTimeline } from './timeline/read-timeline.ts';
export type { Tracing } from './tracing/open-tracing.ts';
export { traceHeaders, tracer } from './tracing/spans.ts';
export type { RequestTracing } from './tracing/trace-requests.ts';
export { openTexts } from './texts/open-texts.ts';
export { textsConfig } from './texts/texts-config.ts';
export type { Texts } from './texts/texts.ts';
export { linkTokens, parseTokenKeys, type LinkTokens } from './tokens/link-tokens.ts';
export { TOKEN_LIFETIME_MS, tokenSigner } from './tokens/token-signer.ts';
export { publishRoutes, writeCalls } from './publish-routes.ts';
