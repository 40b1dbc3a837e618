import { defineMessages } from '@reset/remote-sdk';

export const { useMessages, messages } = defineMessages('mfe-onboarding.need-help', {
  open: 'Need Help',
  faqs: 'Quick answers to common questions:',
  faqsTitle: 'FAQs',
  mail: 'Or email us, and a person will answer:',
  address: 'support@reset.example',
});
