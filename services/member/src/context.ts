import type { Partner } from '@reset/api-contract/partners/partner.ts';
import {
  internalClients,
  openFlags,
  openDatabase,
  openKitContext,
  openMailer,
  openTexts,
  readPartners,
  secretCipher,
  type Database,
  type Delivery,
  type Flags,
  type InternalClient,
  type KitContext,
  type Mailer,
  type SecretCipher,
  type Texts,
} from '@reset/service-kit';
import { aprilTaxFiling } from '#providers/april/tax-filing.ts';
import { aprilWebhooks } from '#providers/april/webhook.ts';
import type { BankData } from '#providers/bank-data.ts';
import type { BankLinking } from '#providers/bank-linking.ts';
import type { CardIssuing } from '#providers/card-issuing.ts';
import type { CardRecords } from '#providers/card-records.ts';
import type { Debits } from '#providers/debits.ts';
import type { IncomeData } from '#providers/income-data.ts';
import type { IncomingDeposits } from '#providers/incoming-deposits.ts';
import type { InstitutionDirectories } from '#providers/institution-directory.ts';
import { paveIncomeData } from '#providers/pave/income-data.ts';
import type { PayrollData } from '#providers/payroll-data.ts';
import type { PayrollLinking } from '#providers/payroll-linking.ts';
import { pinwheelInstitutionDirectory } from '#providers/pinwheel/institution-directory.ts';
import { pinwheelPayrollData } from '#providers/pinwheel/payroll-data.ts';
import { pinwheelPayrollLinking } from '#providers/pinwheel/payroll-linking.ts';
import { pinwheelWebhooks } from '#providers/pinwheel/webhook.ts';
import { plaidClient } from '#providers/plaid/ask-plaid.ts';
import { plaidBankData } from '#providers/plaid/bank-data.ts';
import { plaidBankLinking } from '#providers/plaid/bank-linking.ts';
import { plaidInstitutionDirectory } from '#providers/plaid/institution-directory.ts';
import { plaidWebhooks } from '#providers/plaid/webhook.ts';
import type { Payouts } from '#providers/payouts.ts';
import type { PushService } from '#providers/push-service.ts';
import type { ReconciliationFiles } from '#providers/reconciliation-files.ts';
import type { Simulation } from '#providers/simulation.ts';
import { syncteraCardIssuing } from '#providers/synctera/card-issuing.ts';
import { syncteraCardRecords } from '#providers/synctera/card-records.ts';
import { syncteraDebits } from '#providers/synctera/debits.ts';
import { syncteraIncomingDeposits } from '#providers/synctera/incoming-deposits.ts';
import { syncteraPayouts } from '#providers/synctera/payouts.ts';
import { syncteraReconciliationFiles } from '#providers/synctera/reconciliation-files.ts';
import { sandboxSimulation } from '#providers/synctera/simulation.ts';
import { syncteraWebhooks } from '#providers/synctera/webhook.ts';
import type { TaxFiling } from '#providers/tax-filing.ts';
import { webPushService } from '#providers/web-push/push-service.ts';
import type { MemberConfig } from './config.ts';

/** Whether a provider itself signed this, and not long ago. */
type IsGenuine = (delivery: Delivery) => Promise<boolean>;

/** Everything that a feature of this service may use. */
export type Context = KitContext<MemberConfig> & {
  services: { public: InternalClient; onboarding: InternalClient };
  mailer: Mailer;
  texts: Texts;
  /** Connections that only authorizations use, so that no slow page keeps a till waiting. */
  decidingDatabase: Database;
  bankData: BankData;
  bankLinking: BankLinking;
  isBankWebhook: IsGenuine;
  incomeData: IncomeData;
  payrollData: PayrollData;
  payrollLinking: PayrollLinking;
  isPayrollWebhook: IsGenuine;
  cardIssuing: CardIssuing;
  cardRecords: CardRecords;
  payouts: Payouts;
  debits: Debits;
  incomingDeposits: IncomingDeposits;
  reconciliationFiles: ReconciliationFiles;
  isIssuerWebhook: IsGenuine;
  taxFiling: TaxFiling;
  isTaxFilingWebhook: IsGenuine;
  institutionDirectories: InstitutionDirectories;
  pushService: PushService;
  /** Encrypts the providers' credentials. */
  cipher: SecretCipher;
  flags: Flags;
  /** Where what happens outside can be set off; null in production, where there are no such routes. */
  simulation: Simulation | null;
  /** By slug. */
  partners: ReadonlyMap<string, Partner>;
};

/** The context of the running service; nothing connects before it is first used. */
export function openContext(config: MemberConfig): Context {
  const kit = openKitContext('member', config);
  const partners = readPartners(config.PARTNERS_FOLDER);
  const { clock, resources } = kit;
  const synctera = { baseUrl: config.SYNCTERA_URL, apiKey: config.SYNCTERA_API_KEY };
  return {
    ...kit,
    services: internalClients(kit, {
      public: config.PUBLIC_URL,
      onboarding: config.ONBOARDING_URL,
    }),
    decidingDatabase: resources.adopt(openDecidingDatabase(config), (it) => it.destroy()),
    mailer: resources.adopt(
      openMailer({ url: config.MAIL_URL, from: config.MAIL_FROM, partners }),
      (mailer) => mailer.close(),
    ),
    texts: openTexts({
      baseUrl: config.TEXTS_URL,
      account: config.TEXTS_ACCOUNT,
      token: config.TEXTS_TOKEN,
      from: config.TEXTS_FROM,
    }),
    ...banks(config, kit),
    ...payrolls(config, kit),
    cardIssuing: syncteraCardIssuing(synctera),
    cardRecords: syncteraCardRecords(synctera),
    payouts: syncteraPayouts(synctera),
    debits: syncteraDebits(synctera, clock),
    incomingDeposits: syncteraIncomingDeposits(synctera),
    reconciliationFiles: syncteraReconciliationFiles(synctera),
    isIssuerWebhook: syncteraWebhooks(config.SYNCTERA_WEBHOOK_SECRET, clock),
    taxFiling: aprilTaxFiling({ baseUrl: config.APRIL_URL, apiKey: config.APRIL_API_KEY }),
    isTaxFilingWebhook: aprilWebhooks(config.APRIL_WEBHOOK_SECRET, clock),
    institutionDirectories: directories(config),
    pushService: webPushService({
      services: config.PUSH_SERVICES.split(','),
      privateKeys: config.PUSH_KEYS.split(','),
      contact: config.PUSH_CONTACT,
    }),
    cipher: secretCipher(config.DATA_KEY),
    flags: openFlags(kit),
    simulation:
      config.NODE_ENV === 'production'
        ? null
        : sandboxSimulation({ synctera, sandboxUrl: config.SANDBOX_URL }),
    partners,
  };
}

// What a decision takes longer than anybody waits for it is given up.
function openDecidingDatabase(config: MemberConfig): Database {
  const { DATABASE_URL, AUTHORIZATION_BUDGET_MS: budgetMs } = config;
  const bounded = new URL(DATABASE_URL);
  bounded.searchParams.set('statement_timeout', String(budgetMs));
  return openDatabase(bounded.href, {
    max: config.AUTHORIZATION_CONCURRENCY,
    silentMs: 2 * budgetMs,
  });
}

const plaidOf = (config: MemberConfig) => ({
  baseUrl: config.PLAID_URL,
  clientId: config.PLAID_CLIENT_ID,
  secret: config.PLAID_SECRET,
});

const pinwheelOf = (config: MemberConfig) => ({
  baseUrl: config.PINWHEEL_URL,
  secret: config.PINWHEEL_API_SECRET,
});

function banks(config: MemberConfig, { clock }: Pick<KitContext, 'clock'>) {
  const plaid = plaidClient(plaidOf(config));
  return {
    bankData: plaidBankData(plaid),
    bankLinking: plaidBankLinking(plaid),
    isBankWebhook: plaidWebhooks(plaid, clock),
    incomeData: paveIncomeData({ baseUrl: config.PAVE_URL, apiKey: config.PAVE_API_KEY }),
  };
}

function payrolls(config: MemberConfig, { clock }: Pick<KitContext, 'clock'>) {
  const pinwheel = pinwheelOf(config);
  return {
    payrollData: pinwheelPayrollData(pinwheel),
    payrollLinking: pinwheelPayrollLinking(pinwheel),
    isPayrollWebhook: pinwheelWebhooks(pinwheel.secret, clock),
  };
}

/** Plaid for banks, Pinwheel for whoever pays or clocks. */
const directories = (config: MemberConfig): InstitutionDirectories => ({
  plaid: plaidInstitutionDirectory({
    ...plaidOf(config),
    digitalOnlyBanks: config.DIGITAL_ONLY_BANKS.split(','),
  }),
  pinwheel: pinwheelInstitutionDirectory(pinwheelOf(config)),
});
