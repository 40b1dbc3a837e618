import type { Translation } from '@reset/remote-sdk';
import { provideWords } from '@reset/shared-ui';
import { spanishWords } from '@reset/shared-ui/spanish-words.ts';
import { cancel } from './features/cancel/cancel-messages.es.ts';
import { cardIssuance } from './features/card-issuance/card-issuance-messages.es.ts';
import { confirmEmail } from './features/confirm-email/confirm-email-messages.es.ts';
import { eligibility } from './features/eligibility/eligibility-messages.es.ts';
import { howItWorks } from './features/how-it-works/how-it-works-messages.es.ts';
import { identity } from './features/identity/identity-messages.es.ts';
import { linkedAccounts } from './features/linked-accounts/linked-accounts-messages.es.ts';
import { linking } from './features/linking/linking-messages.es.ts';
import { needHelp } from './features/need-help/need-help-messages.es.ts';
import { outcome } from './features/outcome/outcome-messages.es.ts';
import { personalInfo } from './features/personal-info/personal-info-messages.es.ts';
import { refundAdvance } from './features/refund-advance/refund-advance-messages.es.ts';
import { repayment } from './features/repayment/repayment-messages.es.ts';
import { taxFiling } from './features/tax-filing/tax-filing-messages.es.ts';
import { terms } from './features/terms/terms-messages.es.ts';
import { onboarding } from './messages.es.ts';

// Each slice carries its own components.
provideWords('es-US', spanishWords);

/** All catalogues of this slice in the Spanish of the United States. */
export default [
  onboarding,
  cancel,
  cardIssuance,
  confirmEmail,
  eligibility,
  howItWorks,
  identity,
  linkedAccounts,
  linking,
  needHelp,
  outcome,
  personalInfo,
  refundAdvance,
  repayment,
  taxFiling,
  terms,
] as readonly Translation[];
