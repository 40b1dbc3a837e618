import { linksTo, type Entry } from '../entry.ts';
import { bullets, heading, hyperlink, paragraph, richText } from '../rich-text.ts';

const demo = paragraph(
  'This is the text of a demonstration of the product. It binds nobody: an operator publishes its own, checked by its lawyers, before it opens.',
);

const eSignBody = richText(
  demo,
  heading(2, 'What you agree to'),
  paragraph(
    'We may give you electronically, on these pages or by email, what the law otherwise wants on paper: agreements, disclosures, notices and statements about your account, your card and your tax refund advance.',
  ),
  heading(2, 'What you need'),
  bullets(
    'A phone or computer with a current web browser and an internet connection',
    'An email address at which you read what we send',
    'A way to save or print a page, if you want a copy of your own',
  ),
  heading(2, 'Your choices'),
  bullets(
    'You can ask for a paper copy of any document.',
    'You can take your consent back at any time. From then on we cannot keep your account open, because it works electronically only.',
    'If your email address changes, tell us, so that you keep getting what we send.',
  ),
);

const termsBody = richText(
  demo,
  heading(2, 'What the service is'),
  paragraph(
    'Reset gives you early access to wages that you have already earned, through a card with a limit that follows your daily income, your bank balance and your upcoming bills. It also offers a tax refund advance. Reset is not a bank: the card comes from a partner bank, and taxes are filed by a third-party tax provider.',
  ),
  heading(2, 'Who may use it'),
  bullets(
    'You are 18 or older and give your legal name.',
    'The card requires earnings of at least $500 per month. It is not available in Kansas, Maryland, Missouri, Montana, Nevada, South Carolina, Wisconsin.',
    'Tax advances are not available in California.',
  ),
  heading(2, 'What it costs'),
  paragraph(
    'The card has no interest, monthly, transfer or late fees, no credit check and no security deposit. The flat fee for filing taxes is $20, and nothing when the refund is deposited directly to a partner credit union.',
  ),
  heading(2, 'Your part'),
  bullets(
    'Keep your password to yourself, and tell us at once if somebody else may know it.',
    'Give information about yourself that is true, and keep it so.',
    'Use the service for yourself and not for somebody else.',
  ),
  heading(2, 'Ending it'),
  paragraph(
    'You can stop at any time. What you owe for purchases that you made stays owed. How we handle your information afterwards is in the ',
    hyperlink('/legal/privacy-policy', 'Privacy Policy'),
    '.',
  ),
);

const privacyBody = richText(
  demo,
  heading(2, 'What we know of you'),
  bullets(
    'What you tell us: your name, your email address, your phone number and what confirms who you are',
    'What you link: earnings from your payroll, balance and transactions from your bank',
    'What the service itself makes: your limit, your purchases, your repayments',
    'Where you came from, when an advertisement or a partner brought you here',
  ),
  heading(2, 'What we do with it'),
  bullets(
    'Run your account: find your limit, approve purchases, collect repayments',
    'Protect it: recognize your device, and notice when somebody else tries to sign in',
    'Count visits and sign-ups. For that we use a fingerprint of your email address and not the address.',
  ),
  heading(2, 'Who else sees it'),
  paragraph(
    'Those who do a part of the work for us see what they need for it: the partner bank, the companies that connect payroll and bank, the one that verifies identities, and the tax provider if you file with it.',
  ),
  heading(2, 'Cookies'),
  paragraph(
    'One keeps you signed in, and one lets us recognize this browser, so that a stranger who guesses at your password cannot lock you out.',
  ),
);

const body = (id: string, text: object): Entry => ({
  id: `text-${id}`,
  contentType: 'richTextBlock',
  fields: { body: text },
});

const page = (slug: string, title: string, block: Entry): Entry => ({
  id: `page-${slug}`,
  contentType: 'page',
  fields: { slug, title, blocks: linksTo(block) },
});

const eSignText = body('e-sign-consent', eSignBody);
const termsText = body('terms-of-service', termsBody);
const privacyText = body('privacy-policy', privacyBody);

/** What a sign-up agrees to. */
export const legalEntries: readonly Entry[] = [
  eSignText,
  termsText,
  privacyText,
  page('e-sign-consent', 'E-Sign Consent Agreement', eSignText),
  page('terms-of-service', 'Terms of Service', termsText),
  page('privacy-policy', 'Privacy Policy', privacyText),
];
