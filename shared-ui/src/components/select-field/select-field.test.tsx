import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chosen, Empty } from './select-field.examples.tsx';

const field = () => screen.getByRole('combobox', { name: 'State' }) as HTMLSelectElement;

describe('SelectField', () => {
  it('asks to choose until somebody has, and never again', async () => {
    render(<Empty />);
    expect(field().selectedOptions[0]?.textContent).toBe('Select one');
    await userEvent.selectOptions(field(), 'California');
    expect(field().value).toBe('CA');
    expect((screen.getByRole('option', { name: 'Select one' }) as HTMLOptionElement).disabled).toBe(
      true,
    );
  });

  it('shows what was chosen before, and its hint', () => {
    render(<Chosen />);
    expect(field().value).toBe('NV');
    const hint = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Where you live now.');
  });
});
