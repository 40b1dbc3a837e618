import type { Asset } from './entry.ts';

/* Drawn for this product; nobody in them exists. */

const drawing = (fileName: string, description: string, image: Asset['image']): Asset => {
  const id = `asset-${fileName.replace(/\.\w+$/, '')}`;
  const contentType = 'image/svg+xml';
  return { id, title: id, description, fileName, contentType, ...(image ? { image } : {}) };
};

const portrait = (name: string, description: string) =>
  drawing(`${name}.svg`, description, { width: 240, height: 240 });

/** Its entry has the name. */
const logo = (name: string) => drawing(`${name}.svg`, '', { width: 240, height: 96 });

export const cardPicture = drawing(
  'card-in-hand.svg',
  'A green card with a chip before a rising sun.',
  { width: 560, height: 400 },
);

export const nursePortrait = portrait('night-nurse', 'Drawing of a nurse in green scrubs.');
export const cookPortrait = portrait('line-cook', 'Drawing of a cook in a white hat.');
export const driverPortrait = portrait('delivery-driver', 'Drawing of a driver in a cap.');
export const teamPortrait = portrait('reset-team', 'Drawing of somebody of the Reset team.');
export const writerPortrait = portrait('writer', 'Drawing of a writer with brown hair.');

export const creditUnionLogo = logo('sample-credit-union');
export const marketplaceLogo = logo('sample-marketplace');
export const payrollLogo = logo('sample-payroll');

export const filmPoster = drawing(
  'how-the-limit-follows.svg',
  'Five bars for five days of work, two full and one half full.',
  { width: 640, height: 360 },
);

export const film: Asset = {
  id: 'asset-film',
  title: 'How the limit follows a week',
  description: 'Four seconds without sound: five bars fill one after the other.',
  fileName: 'how-the-limit-follows.webm',
  contentType: 'video/webm',
};

export const filmCaptions: Asset = {
  id: 'asset-film-captions',
  title: 'How the limit follows a week, captions',
  description: '',
  fileName: 'how-the-limit-follows.vtt',
  contentType: 'text/vtt',
};

/** All files of the space. */
export const assets: readonly Asset[] = [
  cardPicture,
  nursePortrait,
  cookPortrait,
  driverPortrait,
  teamPortrait,
  writerPortrait,
  creditUnionLogo,
  marketplaceLogo,
  payrollLogo,
  filmPoster,
  film,
  filmCaptions,
];
