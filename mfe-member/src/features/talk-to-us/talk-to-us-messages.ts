import { defineMessages } from '@reset/remote-sdk';

export const { useMessages } = defineMessages('mfe-member.talk-to-us', {
  open: 'Talk to Us',
  faqs: 'Short answers to what people ask most:',
  faqsTitle: 'Help\u00a0/\u00a0FAQs',
  mail: 'Or write to us, and a person answers:',
  address: 'support@reset.example',
});
