import { defineMessages } from '@reset/remote-sdk';

export const { useMessages } = defineMessages('mfe-public.application-cancelled', {
  heading: 'Your application has been cancelled',
  text: 'There is nothing else that you need to do. If you change your mind, you are welcome back.',
  home: 'Go to the home page',
});
