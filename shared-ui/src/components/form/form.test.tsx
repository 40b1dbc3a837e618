import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AsksFurther,
  FilledByAButton,
  FollowsWhatIsTyped,
  InAnOrderOfItsOwn,
  InTwoLanguages,
  KeepsWhatIsTyped,
  SignIn,
  WithAProblemOfItsOwn,
} from './form.examples.tsx';
import type { FormRefusal } from './form.tsx';

const WRONG: FormRefusal = {
  message: 'That did not work.',
  errors: { password: ['Wrong password.'] },
};

const email = () => screen.getByRole('textbox', { name: 'Email' }) as HTMLInputElement;
const password = () => screen.getByLabelText('Password') as HTMLInputElement;
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log In' }));
const summary = () => screen.findByRole('group');

describe('Form', () => {
  it('says nothing before the first submit', async () => {
    render(<SignIn />);
    await userEvent.click(email());
    await userEvent.tab();
    expect(screen.queryByText('Please enter your email.')).toBeNull();
  });

  it('tells its values at first, and after each key', async () => {
    const onChange = jest.fn();
    render(<KeepsWhatIsTyped onChange={onChange} />);
    await userEvent.type(email(), 'x');
    expect(onChange.mock.calls).toEqual([[{ email: 'maria@' }], [{ email: 'maria@x' }]]);
  });

  it('moves focus to a summary that lists what is missing', async () => {
    const onSubmit = jest.fn(async () => undefined);
    render(<SignIn onSubmit={onSubmit} />);
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Please enter your email.',
      'Please enter your password.',
    ]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('heads them by what they come to, where that has words', async () => {
    render(<WithAProblemOfItsOwn />);
    await submit();
    expect(await screen.findByRole('group', { name: /^We cannot know you/ })).toBeTruthy();
    await userEvent.type(email(), 'maria@example.com');
    expect(screen.getByRole('group', { name: 'Please check what you entered.' })).toBeTruthy();
  });

  it('says the same under the field and ties it to it', async () => {
    render(<SignIn />);
    await submit();
    await summary();
    expect(email().getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(email().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Please enter your email.');
  });

  it('leads from the summary to the field', async () => {
    render(<SignIn />);
    await submit();
    await userEvent.click(await screen.findByRole('link', { name: 'Please enter your password.' }));
    expect(document.activeElement).toBe(password());
  });

  it('says nothing of a question that was in no submit yet', async () => {
    render(<AsksFurther />);
    await submit();
    expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      'Please enter your email.',
    ]);
    await userEvent.type(email(), 'm');
    expect(password().getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    await submit();
    expect(await screen.findByRole('link', { name: 'Please enter your password.' })).toBeTruthy();
    expect(password().getAttribute('aria-invalid')).toBe('true');
  });

  it('lists what is wrong in the order of the page', async () => {
    render(<InAnOrderOfItsOwn />);
    await submit();
    await summary();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Please enter your email.',
      'Please enter your password.',
    ]);
  });

  it('shows what the server refused, and keeps the values', async () => {
    render(<SignIn onSubmit={async () => WRONG} />);
    await fillIn();
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')));
    expect((await summary()).textContent).toContain('That did not work.');
    expect(screen.getAllByText('Wrong password.')).toHaveLength(2);
    expect([email().value, password().value]).toEqual(['maria@example.com', 'moonlight']);
  });

  it('lets a refusal of the server stand until that field is changed', async () => {
    render(<SignIn onSubmit={async () => WRONG} />);
    await fillIn();
    await submit();
    await summary();
    await userEvent.type(email(), 'x');
    expect(screen.getAllByText('Wrong password.')).toHaveLength(2);
    await userEvent.type(password(), 'x');
    expect(screen.queryByText('Wrong password.')).toBeNull();
  });

  it('moves focus to the summary at each failed submit', async () => {
    render(<SignIn onSubmit={async () => WRONG} />);
    await fillIn();
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')));
    await userEvent.click(email());
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')));
  });

  it('lets its content fill a field in', async () => {
    render(<FilledByAButton />);
    await userEvent.click(screen.getByRole('button', { name: 'The one we know' }));
    expect(email().value).toBe('maria@example.com');
  });

  it('lets its content follow what is typed', async () => {
    render(<FollowsWhatIsTyped />);
    const next = screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement;
    expect(next.disabled).toBe(true);
    await userEvent.type(email(), 'maria@example.com');
    expect(screen.getByText('We write to maria@example.com.')).toBeTruthy();
    expect(next.disabled).toBe(false);
  });

  it('says what is wrong in another language once the page is in it, and not before a submit', async () => {
    render(<InTwoLanguages />);
    await userEvent.type(email(), 'maria@');
    await speak('es-US');
    expect(screen.queryByText('Falta: password.')).toBeNull();
    await speak('en-US');
    await submit();
    await screen.findByRole('link', { name: 'Please enter your password.' });
    await speak('es-US');
    expect(await screen.findByRole('link', { name: 'Falta: password.' })).toBeTruthy();
    expect(email().value).toBe('maria@');
    await speak('en-US');
  });

  it('sends once while it is being sent', async () => {
    const sent = Promise.withResolvers<undefined>();
    const onSubmit = jest.fn(() => sent.promise);
    render(<SignIn onSubmit={onSubmit} />);
    await fillIn();
    await submit();
    await userEvent.click(screen.getByRole('button', { name: /Log In/ }));
    await userEvent.type(email(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    sent.resolve(undefined);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });
});

const speak = (language: string) =>
  act(async () => void (document.documentElement.lang = language));

async function fillIn() {
  await userEvent.type(email(), 'maria@example.com');
  await userEvent.type(password(), 'moonlight');
}
