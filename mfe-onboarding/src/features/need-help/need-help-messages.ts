import { defineMessages } from '@reset/remote-sdk';

export const { useMessages } = defineMessages('mfe-onboarding.need-help', {
  open: 'Need Help',
  faqs: 'Short answers to what people ask most:',
  faqsTitle: 'FAQs',
  mail: 'Or write to us, and a person answers:',
  address: 'support@reset.example',
});
