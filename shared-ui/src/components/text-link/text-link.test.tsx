import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { InASentence } from './text-link.examples.tsx';
import { TextLink } from './text-link.tsx';

describe('TextLink', () => {
  it('navigates within the document', async () => {
    render(
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<InASentence />} />
          <Route path="/account" element={<p>Account page</p>} />
        </Routes>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'your account' }));
    expect(screen.getByText('Account page')).toBeTruthy();
  });

  it('leaves the navigation to the browser where the page has to load anew', async () => {
    const isTaken: boolean[] = [];
    const see = (event: Event) => {
      isTaken.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', see);
    render(
      <MemoryRouter>
        <TextLink href="/in-place">In place</TextLink>
        <TextLink href="/anew" isFullNavigation>
          Anew
        </TextLink>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'In place' }));
    await userEvent.click(screen.getByRole('link', { name: 'Anew' }));
    window.removeEventListener('click', see);
    expect(isTaken).toEqual([true, false]);
  });
});
