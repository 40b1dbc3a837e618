import type { Translation } from '@reset/remote-sdk';
import { provideWords } from '@reset/shared-ui';
import { spanishWords } from '@reset/shared-ui/spanish-words.ts';
import { account } from './features/account/account-messages.es.ts';
import { activation } from './features/activation/activation-messages.es.ts';
import { cardApplication } from './features/card-application/card-application-messages.es.ts';
import { transaction } from './features/card-transactions/transaction-messages.es.ts';
import { disputes } from './features/disputes/disputes-messages.es.ts';
import { documents } from './features/documents/documents-messages.es.ts';
import { freezeCard } from './features/freeze-card/freeze-card-messages.es.ts';
import { income } from './features/income/income-messages.es.ts';
import { integrationErrors } from './features/integration-errors/integration-errors-messages.es.ts';
import { forecast } from './features/limit-forecast/forecast-messages.es.ts';
import { closureLines } from './features/manage-account/closure-lines-messages.es.ts';
import { manageAccount } from './features/manage-account/manage-account-messages.es.ts';
import { payday } from './features/payday/payday-messages.es.ts';
import { payouts } from './features/payouts/payouts-messages.es.ts';
import { payrollLink } from './features/payroll-link/payroll-link-messages.es.ts';
import { personalInfo } from './features/personal-info/personal-info-messages.es.ts';
import { pushNotifications } from './features/push-notifications/push-notifications-messages.es.ts';
import { categories } from './features/recurring-expenses/category-messages.es.ts';
import { repayments } from './features/repayments/repayments-messages.es.ts';
import { replaceCard } from './features/replace-card/replace-card-messages.es.ts';
import { statements } from './features/statements/statements-messages.es.ts';
import { talkToUs } from './features/talk-to-us/talk-to-us-messages.es.ts';
import { taxReturn } from './features/tax-return/tax-return-messages.es.ts';
import { textMessages } from './features/text-messages/text-messages-messages.es.ts';
import { memberArea } from './messages.es.ts';

// Of the components that this slice carries: each has a copy of its own.
provideWords('es-US', spanishWords);

/** All catalogues of this slice in the Spanish of the United States. */
export default [
  account,
  activation,
  cardApplication,
  transaction,
  disputes,
  documents,
  freezeCard,
  income,
  integrationErrors,
  forecast,
  closureLines,
  manageAccount,
  payday,
  payouts,
  payrollLink,
  personalInfo,
  pushNotifications,
  categories,
  repayments,
  replaceCard,
  statements,
  talkToUs,
  taxReturn,
  textMessages,
  memberArea,
] satisfies readonly Translation[];
