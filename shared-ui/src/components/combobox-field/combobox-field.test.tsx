import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Choice } from '#components/field/choice.ts';
import {
  Chosen,
  FromAList,
  FromASearch,
  WithSomethingToLookFor,
} from './combobox-field.examples.tsx';

const field = () =>
  screen.getByRole('combobox', { name: 'Employer', hidden: true }) as HTMLInputElement;
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

describe('ComboboxField', () => {
  it('narrows a list by what is typed and takes the one that Enter chooses', async () => {
    const onSubmit = jest.fn(async (_values: { employer: Choice | null }) => undefined);
    render(<FromAList onSubmit={onSubmit} />);
    await userEvent.type(field(), 'pa');
    expect(options()).toEqual(['Pacific Transit']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field().value).toBe('Pacific Transit');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await submit();
    const employer = { value: 'employer-3', label: 'Pacific Transit' };
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ employer }));
  });

  it('takes the one that is pressed', async () => {
    render(<FromAList />);
    await userEvent.click(screen.getByRole('button', { name: /^Show choices/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Mission Market' }));
    expect(field().value).toBe('Mission Market');
  });

  it('says that nothing fits', async () => {
    render(<FromAList />);
    await userEvent.type(field(), 'zzz');
    expect(options()).toEqual(['Nothing found']);
  });

  it('shows what was chosen before, and takes no other text in its place', async () => {
    const onSubmit = jest.fn(async (_values: { employer: Choice | null }) => undefined);
    const { container } = render(<Chosen onSubmit={onSubmit} />);
    const send = () => fireEvent.submit(container.querySelector('form') ?? container);
    expect(field().value).toBe('Corner Bakery');
    await userEvent.type(field(), '{Backspace}');
    await userEvent.tab();
    expect(field().value).toBe('Corner Baker');
    send();
    expect(
      await screen.findByRole('link', { name: 'Please select an item from the list' }),
    ).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    // Nothing has to be chosen here.
    await userEvent.clear(field());
    await userEvent.tab();
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ employer: null }));
  });

  it('refuses a text by the words of its form where it has any', async () => {
    render(<FromAList />);
    await userEvent.type(field(), 'Corner Baker');
    await userEvent.tab();
    await submit();
    expect(await screen.findByRole('link', { name: 'Please choose your employer.' })).toBeTruthy();
  });

  it('keeps a choice that is only visited', async () => {
    render(<Chosen />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await userEvent.tab();
    expect(field().value).toBe('Corner Bakery');
  });

  it('is tied to its hint, to its error and to the summary', async () => {
    render(<FromAList />);
    await submit();
    await userEvent.click(
      await screen.findByRole('link', { name: 'Please choose your employer.' }),
    );
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const described = (field().getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'As it stands on your pay stub.',
      'Please choose your employer.',
    ]);
  });
});

describe('a search', () => {
  it('is asked from two characters on, once the typing pauses', async () => {
    const search = jest.fn(async (text: string) => [{ value: text, label: `Found ${text}` }]);
    render(<FromAList source={search} />);
    await userEvent.type(field(), 'm');
    expect(options()).toEqual(['Type at least 2 characters']);
    await userEvent.type(field(), 'is');
    expect(options()).toEqual(['Searching']);
    await waitFor(() => expect(options()).toEqual(['Found mis']));
    expect(search.mock.calls.map(([text]) => text)).toEqual(['mis']);
  });

  it('says when it failed', async () => {
    render(<FromAList source={async () => Promise.reject(new Error('offline'))} />);
    await userEvent.type(field(), 'mi');
    await waitFor(() => expect(options()).toEqual(['The search did not work. Please try again.']));
  });

  it('begins with what it is told to look for, folded', async () => {
    render(<WithSomethingToLookFor />);
    expect(field().value).toBe('Bakery');
    expect(options()).toEqual([]);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Corner Bakery' }));
    expect(field().value).toBe('Corner Bakery');
  });

  it('finds by a part of the name', async () => {
    render(<FromASearch />);
    await userEvent.type(field(), 'care');
    await userEvent.click(await screen.findByRole('option', { name: 'Sunrise Senior Care' }));
    expect(field().value).toBe('Sunrise Senior Care');
  });
});
