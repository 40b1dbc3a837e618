import { describe, expect, it } from '@jest/globals';
import { wireEntry, wireText } from '#testing/scripted-contentful.ts';
import { assetUrlIn } from './asset.ts';
import { asEntry } from './contentful-entry.ts';
import { toBlock } from './to-block.ts';

const mapping = {
  assetUrl: assetUrlIn(['https://assets.test'], () => undefined),
  leaveOut: () => undefined,
};

const file = (contentType: string, host = 'assets.test') => ({
  sys: { id: 'f', type: 'Asset' },
  fields: {
    title: 'F',
    description: ' What it shows ',
    file: { url: `//${host}/f`, contentType, details: { size: 1, image: { width: 8, height: 6 } } },
  },
});
const picture = file('image/png');
const shown = { url: 'https://assets.test/f', alt: 'What it shows', width: 8, height: 6 };
const part = (fields: object) => wireEntry('part', 'part', fields);

function blockOf(type: string, fields: object) {
  const entry = asEntry(wireEntry('b', type, fields));
  if (!entry) throw new Error('That is no entry.');
  return toBlock(entry, mapping);
}

describe('a split block', () => {
  const words = { heading: 'H', body: wireText('B') };

  it('has a picture with its size, and what it shows in words', () => {
    expect(blockOf('splitBlock', { ...words, image: picture })).toMatchObject({ image: shown });
  });

  it.each([
    ['of another origin', file('image/png', 'elsewhere.test')],
    ['that is a film', file('video/mp4')],
    ['that leads nowhere', { sys: { type: 'Link', linkType: 'Asset', id: 'f' } }],
    ['without a file, which is still being uploaded', { fields: { title: 'F' } }],
  ])('is shown without a picture %s', (_what, image) => {
    expect(blockOf('splitBlock', { ...words, image })).toMatchObject({ heading: 'H', image: null });
  });

  it('has a picture without size or words when the editors said none', () => {
    const image = { fields: { file: { url: '//assets.test/f', contentType: 'image/svg+xml' } } };
    expect(blockOf('splitBlock', { ...words, image })).toMatchObject({
      image: { url: 'https://assets.test/f', alt: '', width: null, height: null },
    });
  });
});

describe('a block of people', () => {
  it('has whom has a name, with what else is known', () => {
    const people = [
      part({ name: 'Dana', role: 'R', text: 'T', image: picture }),
      part({ name: ' ', role: 'Nobody' }),
      part({ name: 'Sam' }),
    ];
    expect(blockOf('peopleBlock', { heading: 'Who', people })).toEqual({
      type: 'people',
      id: 'b',
      heading: 'Who',
      people: [
        { name: 'Dana', role: 'R', text: 'T', image: shown },
        { name: 'Sam', role: null, text: null, image: null },
      ],
    });
  });

  it.each([undefined, [], [part({ role: 'R' })]])('is none for %j', (people) => {
    expect(blockOf('peopleBlock', { people })).toBeNull();
  });
});

describe('a block of logos', () => {
  it('has those with name and picture, and leads where it is safe', () => {
    const logos = [
      part({ name: 'A', image: picture, href: 'https://a.test/' }),
      part({ name: 'B', image: picture, href: 'javascript:alert(1)' }),
      part({ name: 'C', image: file('image/png', 'elsewhere.test') }),
      part({ image: picture }),
    ];
    expect(blockOf('logoBlock', { logos })).toEqual({
      type: 'logo',
      id: 'b',
      heading: null,
      logos: [
        { name: 'A', image: shown, href: 'https://a.test/' },
        { name: 'B', image: shown, href: null },
      ],
    });
  });

  it('is none without a logo', () => {
    expect(blockOf('logoBlock', { heading: 'H', logos: [part({ name: 'A' })] })).toBeNull();
  });
});

describe('a film', () => {
  const film = { heading: 'H', video: file('video/mp4'), transcript: wireText('Words') };

  it('has poster, captions and the same in words', () => {
    const whole = { ...film, poster: picture, captions: file('text/vtt; charset=utf-8') };
    expect(blockOf('videoBlock', whole)).toMatchObject({
      type: 'video',
      video: { url: 'https://assets.test/f', content_type: 'video/mp4' },
      poster: shown,
      captions_url: 'https://assets.test/f',
      transcript: [{ type: 'paragraph' }],
    });
  });

  it('may do without poster and captions', () => {
    expect(blockOf('videoBlock', film)).toMatchObject({ poster: null, captions_url: null });
  });

  it.each([
    ['heading', { heading: '' }],
    ['file', { video: picture }],
    ['file of an allowed origin', { video: file('video/mp4', 'elsewhere.test') }],
    ['transcript', { transcript: undefined }],
  ])('is none without a %s', (_what, lacking) => {
    expect(blockOf('videoBlock', { ...film, ...lacking })).toBeNull();
  });
});
