import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import {
  Logos,
  People,
  Split,
  SplitWithPicture,
  SplitWithPictureOfUnknownSize,
  Tiles,
  Video,
  VideoWithoutWords,
} from './blocks.examples.tsx';

const show = (Example: ComponentType) => render(<Example />, { wrapper: MemoryRouter }).container;

const picture = (container: HTMLElement) => container.querySelector('img');

describe('TileBlock', () => {
  it('is a list below its heading, and leaves out an icon that is not there', () => {
    const container = show(Tiles);
    const section = screen.getByRole('region', { name: 'For every kind of income' });
    expect(within(section).getAllByRole('listitem')).toHaveLength(4);
    expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(container.querySelectorAll('svg')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'How benefits count' })).toBeTruthy();
  });
});

describe('SplitBlock', () => {
  it('has its picture’s place before the picture, which waits until it is near', () => {
    const image = picture(show(SplitWithPicture));
    expect(image?.getAttribute('width')).toBe('600');
    expect(image?.getAttribute('height')).toBe('400');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(screen.getByRole('img', { name: 'A sun above the horizon' })).toBe(image);
  });

  it('says no size that it does not know, and has no picture where there is none', () => {
    expect(picture(show(SplitWithPictureOfUnknownSize))?.hasAttribute('width')).toBe(false);
    expect(picture(show(Split))).toBeNull();
  });
});

describe('PeopleBlock', () => {
  it('tells of each name, role and words, with initials where there is no picture', () => {
    const container = show(People);
    const people = screen.getAllByRole('listitem');
    expect(people[0]?.textContent).toBe(
      'Sam ExampleEngineeringMakes limits that follow a working day.',
    );
    expect(container.querySelectorAll('img')).toHaveLength(1);
    const initials = [...container.querySelectorAll('li > [aria-hidden]')];
    expect(initials.map(({ textContent }) => textContent)).toEqual(['AE', 'K']);
  });
});

describe('LogoBlock', () => {
  it('reads each mark by its name, and leads where one leads', () => {
    show(Logos);
    const link = screen.getByRole('link', { name: 'First Example Bank' });
    expect(link.getAttribute('href')).toBe('https://example.com/');
    expect(screen.getByRole('img', { name: 'Example Credit Union' }).closest('a')).toBeNull();
  });
});

describe('VideoBlock', () => {
  it('fetches nothing by itself, has captions, and what is said in words', () => {
    const container = show(Video);
    const film = container.querySelector('video');
    expect(film?.getAttribute('preload')).toBe('none');
    expect(film?.hasAttribute('controls')).toBe(true);
    expect(film?.getAttribute('aria-label')).toBe('How the limit moves');
    expect(film?.getAttribute('width')).toBe('1280');
    expect(film?.querySelector('source')?.type).toBe('video/mp4');
    expect(film?.querySelector('track')?.kind).toBe('captions');
    const transcript = screen.getByText('Transcript').closest('details');
    expect(transcript?.open).toBe(false);
    expect(transcript?.textContent).toContain('Your limit is worked out anew each day.');
  });

  it('promises neither captions nor words where nothing is said', () => {
    const container = show(VideoWithoutWords);
    expect(container.querySelector('track')).toBeNull();
    expect(screen.queryByText('Transcript')).toBeNull();
  });
});
