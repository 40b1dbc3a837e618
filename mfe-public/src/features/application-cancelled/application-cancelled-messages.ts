import { defineMessages } from '@reset/remote-sdk';

export const { useMessages } = defineMessages('mfe-public.application-cancelled', {
  heading: 'We received your cancellation request',
  text: "Our team will close your application. There's nothing else you need to do, and you're welcome back anytime.",
  home: 'Go to the home page',
});
