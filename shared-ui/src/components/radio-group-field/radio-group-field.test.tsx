import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chosen, WithDescriptions } from './radio-group-field.examples.tsx';

const radio = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement;
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const describing = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('RadioGroupField', () => {
  it('is a named group, described by its hint', () => {
    render(<Chosen />);
    const group = screen.getByRole('radiogroup', { name: 'How often are you paid?' });
    expect(describing(group)).toBe('As it stands on your pay stub.');
    expect(radio('Every two weeks').checked).toBe(true);
  });

  it('names an answer by its label and describes it by the rest', () => {
    render(<WithDescriptions />);
    expect(describing(radio('Checking account'))).toBe('We collect from your account on payday.');
  });

  it('submits the chosen answer', async () => {
    const onSubmit = jest.fn(async (_values: { payment: string }) => undefined);
    render(<WithDescriptions onSubmit={onSubmit} />);
    await userEvent.click(screen.getByText('Checking account'));
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ payment: 'ach_debit' }));
  });

  it('says what is wrong, and the summary leads to the first answer', async () => {
    render(<WithDescriptions />);
    await submit();
    const link = await screen.findByRole('link', { name: 'Please choose how you want to repay.' });
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(link);
    expect(document.activeElement).toBe(radio('Direct deposit'));
  });
});
