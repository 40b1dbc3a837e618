import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pending } from './button.examples.tsx';
import { Button } from './button.tsx';

describe('Button', () => {
  it('is pressed by mouse and by keyboard', async () => {
    const onPress = jest.fn();
    render(<Button onPress={onPress}>Edit</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('does not submit a form unless told to', async () => {
    const submitted = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={submitted}>
        <Button>Show</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('takes no second press while it is at work, and keeps focus', async () => {
    const onPress = jest.fn();
    const { rerender } = render(<Button onPress={onPress}>Send</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    rerender(
      <Button onPress={onPress} isPending>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('keeps its name while it is at work', () => {
    render(<Pending />);
    expect(screen.getByRole('button', { name: /Log In/ })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
  });
});
