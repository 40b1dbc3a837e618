import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Empty, Filled } from './date-field.examples.tsx';

const field = () => screen.getByRole('textbox', { name: 'Date of birth' }) as HTMLInputElement;

describe('DateField', () => {
  it('shows a day as it is written in the United States', () => {
    render(<Filled />);
    expect(field().value).toBe('02/03/1994');
  });

  it('knows by the slash that a month has one digit', async () => {
    render(<Empty />);
    await userEvent.type(field(), '2/3/1994');
    expect(field().value).toBe('02/03/1994');
  });

  it('reads a pasted day in the formats that people copy', async () => {
    render(<Empty />);
    await userEvent.click(field());
    await userEvent.paste('Feb 3, 1994');
    expect(field().value).toBe('02/03/1994');
  });

  it('is emptied by deleting backwards', async () => {
    render(<Filled />);
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace>8/}');
    expect(field().value).toBe('');
  });

  it('submits the day with its year first, and what is no day as it stands', async () => {
    expect(await submitted('02031994')).toBe('1994-02-03');
    expect(await submitted('02301994')).toBe('02/30/1994');
  });
});

async function submitted(typed: string): Promise<string | undefined> {
  const onSubmit = jest.fn(async (_values: { birthday: string }) => undefined);
  const { unmount, container } = render(<Empty onSubmit={onSubmit} />);
  await userEvent.type(field(), typed);
  fireEvent.submit(container.querySelector('form') ?? container);
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  unmount();
  return onSubmit.mock.calls[0]?.[0].birthday;
}
