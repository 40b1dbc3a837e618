import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { spanishWords } from '#words/spanish-words.ts';
import { provideWords } from '#words/words.ts';
import { Content, Legal } from './english-only.examples.tsx';

provideWords('es-US', spanishWords);
const speak = (language: string) =>
  act(async () => void (document.documentElement.lang = language));
afterEach(() => speak('en-US'));

const notice = () => screen.queryByText(/en inglés/)?.textContent;

describe('EnglishOnly', () => {
  it('says nothing of English where all is in English', () => {
    render(<Legal />);
    expect(document.body.textContent).toBe('What was agreed to.');
  });

  it('says in Spanish that it is in English, and of legal text that this controls', async () => {
    const { unmount } = render(<Content />);
    await speak('es-US');
    expect(notice()).toBe('Este contenido está en inglés.');
    unmount();
    render(<Legal />);
    expect(notice()).toBe(
      'El texto legal está en inglés, y la versión en inglés es la que prevalece.',
    );
  });

  it('has its content pronounced as English', async () => {
    render(<Content />);
    await speak('es-US');
    expect(screen.getByText('What editors wrote.').closest('[lang]')?.getAttribute('lang')).toBe(
      'en',
    );
  });
});
