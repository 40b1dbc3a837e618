import { describe, expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ContentPage } from './content-model.ts';
import { Centered, Titled, WithCard } from './content-view.examples.tsx';
import { ContentSections } from './content-sections.tsx';
import { ContentView } from './content-view.tsx';
import { portrait, say, span } from './example-content.ts';

const show = (element: ReactElement) => render(element, { wrapper: MemoryRouter }).container;

const makePage = (changes: Partial<ContentPage>): ContentPage => ({
  title: 'A page',
  hero: null,
  blocks: [],
  footnotes: [],
  ...changes,
});

describe('ContentView', () => {
  it('is headed by its title, or by its hero', () => {
    show(<Titled />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How Reset works');
  });

  it('has headings one level lower below a heading of the page', () => {
    const blocks: ContentPage['blocks'] = [
      { type: 'toggle', id: 't', heading: null, items: [{ title: 'When?', body: say('Soon.') }] },
      {
        type: 'rich_text',
        id: 'r',
        body: [{ type: 'heading', level: 3, spans: [span('And then')] }],
      },
    ];
    const levels = (element: ReactElement) =>
      [...show(element).querySelectorAll('h2, h3')].map(({ tagName }) => tagName);
    expect(levels(<ContentSections blocks={blocks} footnotes={[]} />)).toEqual(['H2', 'H2']);
    expect(levels(<ContentSections blocks={blocks} footnotes={[]} isNested />)).toEqual([
      'H3',
      'H3',
    ]);
  });

  it.each([
    ['card', WithCard, 'Your pay, as you earn it', 1],
    ['centered', Centered, 'FAQs', 0],
  ])('has a hero of the kind %s', (_, Example, heading, emblems) => {
    const container = show(<Example />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(container.querySelectorAll('svg')).toHaveLength(emblems);
  });

  it('raises what is raised, and links the marks of footnotes there and back', () => {
    const container = show(<Titled />);
    const raised = [...container.querySelectorAll('sup')].map(({ textContent }) => textContent);
    expect(raised).toEqual(['1', '*', 'th', '1', '1', '*', '3']);

    const [first, again] = screen.getAllByRole('link', { name: 'Footnote 1' });
    const notes = within(screen.getByRole('list', { name: 'Footnotes' }));
    const [note] = notes.getAllByRole('listitem');
    const back = notes.getByRole('link', { name: 'Back to 1 in the text' });
    expect(first?.getAttribute('href')).toBe(`#${note?.id}`);
    expect(again?.getAttribute('href')).toBe(`#${note?.id}`);
    expect(back.getAttribute('href')).toBe(`#${first?.id}`);
    expect(again?.id).toBe('');
    expect(screen.getByRole('link', { name: 'Footnote *' })).toBeTruthy();
    // Nothing in the text points to the third, so it leads nowhere.
    expect(notes.getAllByRole('link')).toHaveLength(2);
  });

  it('finds marks in answers and transcripts too, and leaves an editor’s own link alone', () => {
    const mark = span('1', { superscript: true });
    const own = span('1', { superscript: true, href: '/faqs' });
    const items = [{ title: 'What?', body: say('This', mark, own) }];
    const blocks = [{ type: 'toggle' as const, id: 't', heading: null, items }];
    show(
      <ContentView
        page={makePage({ blocks, footnotes: [{ text: 'That.', superscriptOverride: null }] })}
      />,
    );
    expect(screen.getByRole('link', { name: 'Back to 1 in the text' })).toBeTruthy();
    expect(screen.getByText('1', { selector: 'sup > a[href="/faqs"]' })).toBeTruthy();
  });

  it('fetches the picture at its top at once, and those below when they are near', () => {
    const block = { type: 'split' as const, heading: 'Here', body: say('.'), link: null };
    const blocks = ['a', 'b'].map((id) => ({ ...block, id, image: portrait }));
    const container = show(<ContentView page={makePage({ blocks })} />);
    const loading = [...container.querySelectorAll('img')].map((image) =>
      image.getAttribute('loading'),
    );
    expect(loading).toEqual(['eager', 'lazy']);
  });

  it('shows markup as text, and leaves out a block of a kind that it does not know', () => {
    const blocks = [
      { type: 'carousel', id: 'c' } as never,
      { type: 'rich_text' as const, id: 'r', body: say('<img src=x onerror=alert(1)>') },
    ];
    const container = show(<ContentView page={makePage({ blocks })} />);
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
  });
});
