import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Empty, TooLong } from './text-area-field.examples.tsx';

const field = () => screen.getByRole('textbox', { name: 'What happened?' });
const described = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('TextAreaField', () => {
  it('is described by its hint and by what is left', async () => {
    render(<Empty />);
    await userEvent.type(field(), 'Two{Enter}lines');
    expect(described()).toEqual([
      'The more we know, the faster we can help.',
      '491 characters left',
    ]);
  });

  it('is all in view once it has the focus', async () => {
    const show = jest.spyOn(Element.prototype, 'scrollIntoView');
    render(<Empty />);
    await userEvent.tab();
    expect(document.activeElement).toBe(field());
    expect(show).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('keeps what is too long and says by how much', () => {
    render(<TooLong />);
    expect(described()).toEqual(['20 characters too many']);
    expect(field().textContent).toBe('The shop charged me twice for one order.');
  });
});
