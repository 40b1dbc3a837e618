import { portrait, say, wordmark } from '../example-content.ts';
import { LogoBlock } from './logo-block.tsx';
import { PeopleBlock } from './people-block.tsx';
import { SplitBlock } from './split-block.tsx';
import { TileBlock } from './tile-block.tsx';
import { ToggleBlock } from './toggle-block.tsx';
import { VideoBlock } from './video-block.tsx';

export default { title: 'Content blocks' };

export const Tiles = () => (
  <TileBlock
    block={{
      heading: 'For every kind of income',
      tiles: [
        { icon: 'briefcase', heading: 'Hourly', text: 'Your shifts add up.', link: null },
        { icon: 'calendar', heading: 'Salaried', text: 'Each day of work counts.', link: null },
        {
          icon: 'landmark',
          heading: 'Benefits',
          text: 'Government benefits count, Social Security too.',
          link: { text: 'How benefits count', href: '/social-security' },
        },
        { icon: 'no-such-icon', heading: 'Gig', text: null, link: null },
      ],
    }}
  />
);

const split = {
  heading: 'A card for every day until payday',
  body: say('The limit follows your daily income, your bank balance and your upcoming bills.'),
  link: { text: 'Read the FAQs', href: '/faqs' },
};

export const Split = () => <SplitBlock block={{ ...split, image: null }} />;

export const SplitWithPicture = () => (
  <SplitBlock block={{ ...split, image: { ...portrait, width: 600, height: 400 } }} />
);

export const SplitWithPictureOfUnknownSize = () => (
  <SplitBlock block={{ ...split, image: { ...portrait, width: null, height: null } }} />
);

export const Toggle = () => (
  <ToggleBlock
    block={{
      heading: 'Questions people ask',
      items: [
        { title: 'What does the card cost?', body: say('No interest and no fees.') },
        { title: 'Where can I use it?', body: say('In the U.S., wherever Visa is accepted.') },
      ],
    }}
  />
);

export const People = () => (
  <PeopleBlock
    block={{
      heading: 'The team',
      people: [
        {
          name: 'Sam Example',
          role: 'Engineering',
          text: 'Makes limits that follow a working day.',
          image: portrait,
        },
        { name: 'Alex van Example', role: 'Member support', text: null, image: null },
        { name: 'Kim', role: null, text: null, image: null },
      ],
    }}
  />
);

export const Logos = () => (
  <LogoBlock
    block={{
      heading: 'Who works with us',
      logos: [
        { name: 'First Example Bank', image: wordmark, href: 'https://example.com/' },
        { name: 'Example Credit Union', image: { ...wordmark, alt: '' }, href: null },
      ],
    }}
  />
);

const video = {
  heading: 'How the limit moves',
  video: { url: '/how-the-limit-moves.mp4', contentType: 'video/mp4' },
  poster: { ...portrait, width: 1280, height: 720 },
  captionsUrl: '/how-the-limit-moves.vtt',
  transcript: say('Your limit is worked out anew each day.'),
};

export const Video = () => <VideoBlock block={video} />;

export const VideoWithoutWords = () => (
  <VideoBlock block={{ ...video, poster: null, captionsUrl: null, transcript: [] }} />
);
