import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Empty } from './file-field.examples.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Logo');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('FileField', () => {
  it('gives the file that is chosen, and null while none is', async () => {
    const submitted = jest.fn();
    render(<Empty onSubmit={submitted} />);
    await save();
    expect(submitted).toHaveBeenLastCalledWith({ logo: null });
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(field(), file);
    await save();
    expect(submitted).toHaveBeenLastCalledWith({ logo: file });
  });

  it('offers what it is for, with its hint and what is wrong', async () => {
    render(<Empty />);
    expect(field().accept).toBe('image/*');
    await save();
    const described = (field().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Shown beside the name.', 'Choose a picture.']);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });
});
