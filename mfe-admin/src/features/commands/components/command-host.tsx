import { createContext, useContext, useState, type ReactNode } from 'react';

type ShowDialog = (dialog: ReactNode) => void;

const Host = createContext<ShowDialog | null>(null);

/**
 * Keeps the open dialog of a command: the row, the section or the button that opened it may go when the
 * page is read anew, and what came of the command has to be seen all the same. One a page, by its key.
 */
export function CommandHost({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  return (
    <Host value={setDialog}>
      {children}
      {dialog}
    </Host>
  );
}

/** By which a command shows its dialog, the same one anew where it changes, and null at its end. */
export function useShowDialog(): ShowDialog {
  const show = useContext(Host);
  if (!show) throw new Error('A command stands within a CommandHost, which keeps its dialog.');
  return show;
}
