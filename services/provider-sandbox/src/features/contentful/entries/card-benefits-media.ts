import {
  cookPortrait,
  creditUnionLogo,
  driverPortrait,
  film,
  filmCaptions,
  filmPoster,
  marketplaceLogo,
  nursePortrait,
  payrollLogo,
} from '../assets.ts';
import { assetLinkTo, linksTo, type Asset, type Entry } from '../entry.ts';
import { paragraph, richText } from '../rich-text.ts';

const example = (name: string, says: string, text: string, image: Asset): Entry => ({
  id: `person-${name.toLowerCase()}`,
  contentType: 'person',
  fields: { name, role: says, text, image: assetLinkTo(image) },
});

const examples = [
  example(
    'Dana',
    'Example: a night nurse',
    'Works three long shifts a week. Her limit grows after each of them.',
    nursePortrait,
  ),
  example(
    'Luis',
    'Example: a line cook',
    'Is paid every two weeks and buys groceries in between.',
    cookPortrait,
  ),
  example(
    'Sam',
    'Example: a delivery driver',
    'Earns a different amount each day. Income that changes is still income.',
    driverPortrait,
  ),
];

export const people: Entry = {
  id: 'people-card-benefits',
  contentType: 'peopleBlock',
  fields: { heading: 'Who it is made for', people: linksTo(...examples) },
};

const logo = (name: string, image: Asset): Entry => ({
  id: `logo-${name.toLowerCase().replaceAll(' ', '-')}`,
  contentType: 'logo',
  fields: { name, image: assetLinkTo(image) },
});

const logos = [
  logo('Sample Credit Union', creditUnionLogo),
  logo('Sample Marketplace', marketplaceLogo),
  logo('Sample Payroll', payrollLogo),
];

export const logoBlock: Entry = {
  id: 'logo-block-card-benefits',
  contentType: 'logoBlock',
  fields: { heading: 'Whom it works with: samples', logos: linksTo(...logos) },
};

export const video: Entry = {
  id: 'video-card-benefits',
  contentType: 'videoBlock',
  fields: {
    heading: 'Your limit in four seconds',
    video: assetLinkTo(film),
    poster: assetLinkTo(filmPoster),
    captions: assetLinkTo(filmCaptions),
    transcript: richText(
      paragraph(
        'There is no sound. Five bars stand for Monday to Friday and fill one after the other; a line below them grows with them. Above is written: Work a day. Your limit follows. Spend before payday.',
      ),
    ),
  },
};

/** What the three blocks link to. */
export const mediaEntries: readonly Entry[] = [...examples, ...logos];
