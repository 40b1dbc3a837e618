import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { InASentence } from './text-link.examples.tsx';

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
});
