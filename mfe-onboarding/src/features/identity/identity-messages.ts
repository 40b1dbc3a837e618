import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { useMessages } = defineMessages('mfe-onboarding.identity', {
  title: 'Verify your identity',
  loading: 'Loading your verification',
  failed: "We couldn't load your verification.",

  'wait.text': 'Please wait while we verify your identity.',
  'wait.how': 'This usually takes less than a minute. The page moves on by itself.',
  'wait.spinner': 'Verifying your identity',
  'wait.again': 'Try again',

  'approved.title': "You're approved!",
  'approved.text': 'Your identity is verified. One more step, and your card is on its way.',
  'approved.continue': 'Continue',

  'document.title': 'We need a picture of your ID',
  'document.text':
    "What you told us wasn't enough to verify your identity, so we need pictures of your ID and of you.",
  'document.notOpen':
    "This step isn't open yet. Your application is saved, and you'll pick up right here once it opens.",

  'review.title': 'Thank you for applying',
  'review.text':
    "We're taking a closer look at what you told us, which can take a few days. There's nothing you need to do right now: your next step will be on your dashboard.",
  'review.dashboard': 'Go to your dashboard',

  'rejected.title': 'Thank you for applying',
  'rejected.text':
    'Your identity could not be verified. If you think this is a mistake, contact us with Need Help.',
});
