import { cardPicture } from '../assets.ts';
import { assetLinkTo, linkTo, type Entry } from '../entry.ts';
import { bullets, heading, hyperlink, paragraph, quote, richText, span } from '../rich-text.ts';

export const toFaqs: Entry = {
  id: 'link-user-faqs',
  contentType: 'link',
  fields: { text: 'Read the FAQs', href: '/account/user-faqs' },
};

export const split: Entry = {
  id: 'split-card-benefits',
  contentType: 'splitBlock',
  fields: {
    heading: 'Yours every day until payday',
    image: assetLinkTo(cardPicture),
    body: richText(
      paragraph(
        'Use it in the U.S. (excluding territories)',
        span('1', 'superscript'),
        ' wherever Visa cards are accepted.',
      ),
      bullets(
        'Your daily income raises the limit.',
        'Your bank balance and your upcoming bills keep it where you can repay it.',
      ),
    ),
    link: linkTo(toFaqs),
  },
};

export const story: Entry = {
  id: 'rich-text-card-benefits',
  contentType: 'richTextBlock',
  fields: {
    body: richText(
      heading(2, 'Why the limit moves'),
      paragraph(
        'It is ',
        span('dynamic', 'bold'),
        ': derived from your daily income, your bank balance and your upcoming bills',
        span('*', 'superscript'),
        '.',
      ),
      quote('Pay that you have earned is yours before payday, too.'),
      paragraph(
        'The whole story is in ',
        hyperlink('/account/blog/how-the-limit-moves', 'How the limit moves'),
        '.',
      ),
    ),
  },
};
