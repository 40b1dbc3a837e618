import type { Translation } from '@reset/remote-sdk';
import { provideWords } from '@reset/shared-ui';
import { spanishWords } from '@reset/shared-ui/spanish-words.ts';
import { about } from './features/about/about-messages.es.ts';
import { applicationCancelled } from './features/application-cancelled/application-cancelled-messages.es.ts';
import { budget } from './features/budget/budget-messages.es.ts';
import { dataExport } from './features/data-export/data-export-messages.es.ts';
import { financialInstitutions } from './features/financial-institutions/financial-institutions-messages.es.ts';
import { getStarted } from './features/get-started/get-started-messages.es.ts';
import { home } from './features/home/home-messages.es.ts';
import { offerTerms } from './features/offer-terms/offer-terms-messages.es.ts';
import { partnerHome } from './features/partner-home/partner-home-messages.es.ts';
import { passkeys } from './features/passkeys/passkeys-messages.es.ts';
import { resultsMail } from './features/results-mail/results-mail-messages.es.ts';
import { siteFooter } from './features/site-footer/site-footer-messages.es.ts';
import { socialSecurity } from './features/social-security/social-security-messages.es.ts';
import { survey } from './features/survey/survey-messages.es.ts';
import { visitors } from './messages.es.ts';

// Each slice carries its own components.
provideWords('es-US', spanishWords);

/** All catalogues of this slice in the Spanish of the United States. */
export default [
  visitors,
  about,
  applicationCancelled,
  budget,
  dataExport,
  financialInstitutions,
  getStarted,
  home,
  offerTerms,
  partnerHome,
  passkeys,
  resultsMail,
  siteFooter,
  socialSecurity,
  survey,
] as readonly Translation[];
