import { defineMessages } from '@reset/remote-sdk';

/** What the foot of every page for visitors says. */
export const { useMessages, messages } = defineMessages('mfe-public.site-footer', {
  label: 'More from Reset',
  company: 'Reset',
  about: 'About',
  faqs: 'FAQs',
  partners: 'Partners',
  tools: 'For you',
  survey: 'Financial health survey',
  budget: 'Budget calculator',
  socialSecurity: 'Social Security and benefits',
  legal: 'Legal',
  eSignConsent: 'E-Sign Consent Agreement',
  termsOfService: 'Terms of Service',
  privacyPolicy: 'Privacy Policy',
  attribution:
    'Reset is not a bank. The Reset card is issued by our partner bank, and tax filing is done by a third-party tax provider.',
});
