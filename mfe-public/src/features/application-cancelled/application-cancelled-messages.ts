import { defineMessages } from '@reset/remote-sdk';

export const { useMessages } = defineMessages('mfe-public.application-cancelled', {
  heading: 'Your application has been cancelled',
  text: "There's nothing else you need to do. We're erasing what you told us about yourself, unless the law or your tax application has us keep it, and you're welcome back anytime.",
  again: 'Start again',
  home: 'Go to the home page',
});
