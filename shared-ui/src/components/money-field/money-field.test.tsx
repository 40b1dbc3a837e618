import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Empty, Filled } from './money-field.examples.tsx';

const field = () => screen.getByRole('textbox', { name: 'Monthly limit' }) as HTMLInputElement;

describe('MoneyField', () => {
  it('shows cents as dollars', () => {
    render(<Filled />);
    expect(field().value).toBe('$1,250.00');
  });

  it('leaves an amount alone while it is typed, and completes it when focus leaves', async () => {
    render(<Empty />);
    await userEvent.type(field(), '1234.5');
    expect(field().value).toBe('$1,234.5');
    await userEvent.tab();
    expect(field().value).toBe('$1,234.50');
  });

  it('takes a pasted amount in whatever format', async () => {
    render(<Empty />);
    await userEvent.click(field());
    await userEvent.paste('$ 1,050.75 ');
    expect(field().value).toBe('$1,050.75');
  });

  it('submits whole cents, and null when it is empty', async () => {
    const onSubmit = jest.fn(async (_values: { limit: number | null }) => undefined);
    render(<Empty onSubmit={onSubmit} />);
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ limit: null }));
    await userEvent.type(field(), '19.99');
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ limit: 1999 }));
  });

  it('keeps digits alone, with the dollar sign, commas and two decimals [PLT-027]', async () => {
    render(<Empty />);
    await userEvent.type(field(), '1234.567');
    expect(field().value).toBe('$1,234.56');
    await userEvent.clear(field());
    await userEvent.paste('a1b2c34.5x6');
    expect(field().value).toBe('$1,234.56');
  });

  it('takes no sign and no third decimal', async () => {
    render(<Empty />);
    await userEvent.type(field(), '-5.999');
    expect(field().value).toBe('$5.99');
  });
});

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
