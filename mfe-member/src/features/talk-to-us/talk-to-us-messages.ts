import { defineMessages } from '@reset/remote-sdk';

export const { useMessages, messages } = defineMessages('mfe-member.talk-to-us', {
  open: 'Talk to Us',
  faqs: 'Quick answers to common questions:',
  faqsTitle: 'Help\u00a0/\u00a0FAQs',
  mail: 'Or email us, and a person will answer:',
  address: 'support@reset.example',
});
