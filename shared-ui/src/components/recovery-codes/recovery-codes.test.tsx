import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TenCodes } from './recovery-codes.examples.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('RecoveryCodes', () => {
  it('shows every code, with the focus on its heading', () => {
    render(<TenCodes />);
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Your recovery codes' }),
    );
  });

  it('copies them, one a line, and says so', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    render(<TenCodes />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    const copied = write.mock.calls[0]?.[0].trimEnd().split('\n') ?? [];
    expect([copied.length, copied[0]]).toEqual([10, 'k7qm-2xvd-9fhw-t4rn-m9s3-46q3']);
    expect(screen.getByRole('status').textContent).toBe('Copied.');
    write.mockRestore();
  });

  it('saves them as a text file', async () => {
    const saved: string[] = [];
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.href} as ${this.download}`);
    });
    render(<TenCodes />);
    await press('Download');
    expect(saved).toEqual(['blob:1 as recovery-codes.txt']);
    expect((await blobs[0]?.text())?.split('\n')[9]).toBe('h3cs-8gyf-5tdj-w6zr-hy43-kwjr');
    click.mockRestore();
  });

  it('goes on only once they are kept', async () => {
    const onDone = jest.fn();
    render(<TenCodes onDone={onDone} />);
    await press('Done');
    expect(
      (await screen.findAllByText('Please keep the codes first: they are not shown again.')).length,
    ).toBe(2);
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Done');
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
