import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { t, useMessages, messages } = defineMessages('mfe-onboarding.identity', {
  title: 'Verify your identity',
  loading: 'Loading your verification',
  failed: "We couldn't load your verification.",

  'told.lead': 'You told us this for your taxes. We use it to verify who you are for your card.',

  'wait.text': 'Please wait while we verify your identity.',
  'wait.how': 'This usually takes less than a minute. The page moves on by itself.',
  'wait.spinner': 'Verifying your identity',
  'wait.again': 'Try again',

  'approved.title': "You're approved!",
  'approved.text': 'Your identity is verified. One more step, and your card is on its way.',
  'approved.continue': 'Continue',

  'document.title': 'We need a picture of your ID',
  'document.text':
    "What you told us wasn't enough to verify your identity, so we need pictures of your ID and of you. It takes about two minutes.",
  'document.return':
    'You must return to this screen after uploading documents or verification will not complete.',
  'document.unreadable':
    "We couldn't read your pictures. Please take them again: the whole card in the picture, no glare, and every word sharp.",
  'document.loading': 'Loading the link for your pictures',
  'document.failed': "We couldn't load the link for your pictures.",
  'document.byText': 'Use your phone',
  'document.willText': "We'll text a link to your phone ending in {{digits}}.",
  'document.texted': 'We texted a link to your phone ending in {{digits}}.',
  'document.sendText': 'Send link to my phone',
  'document.textAgain': 'Send it again',
  'document.textsOver': "That's as often as we can text it today.",
  'document.byScan': 'Or scan this code',
  'document.scan': "Point your phone's camera at it.",
  'document.noCode': "The code can't be shown right now. Please use one of the other ways.",
  'document.code': 'Code with the link for your pictures',
  'document.byTextToo': 'Or get a link by text',
  'document.here': 'Or use this device',
  'document.hereFirst': 'Use this device',
  'document.camera': 'It needs a camera.',
  'document.capture': 'Take pictures on this device',
  'document.accepted':
    "We accept a driver's license, a state ID or a passport. Take the pictures in good light.",
  'document.awaited': 'Waiting for your pictures',
  'document.wait': 'This page moves on by itself once your pictures have arrived.',

  'capture.title': 'Pictures of your ID',
  'capture.saving': 'Saving your pictures',
  'capture.again': "Your pictures couldn't be uploaded. Please try again.",
  'capture.stopped': "Your pictures couldn't be uploaded",
  'capture.byPhone': 'Close this, and use the link on your phone instead.',

  'taken.title': 'Return to your application',
  'taken.return':
    'If you have taken your pictures, return to the screen where you applied, or verification will not complete. It moves on by itself.',
  'taken.close': 'You can close this page.',
  'taken.wait': 'Taking you back to your application.',
  'taken.failed': "We couldn't take you back to your application.",
  'taken.apply': 'Go to your application',

  'review.title': 'Thank you for applying',
  'review.state': 'In review',
  'review.text': "We're taking a closer look at what you told us. There's nothing you need to do.",
  'review.pictures':
    "We have your pictures, and we're taking a closer look at them. There's nothing you need to do.",
  'review.by': "We'll decide by {{date}}.",
  'review.later': "It's taking longer than we thought, and we're still on it.",
  'review.next':
    "We'll email you as soon as we know, and your next step will be on your dashboard.",
  'review.dashboard': 'Go to your dashboard',
});
