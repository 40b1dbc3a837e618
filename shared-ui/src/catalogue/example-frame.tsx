import { useLayoutEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { ThemeName } from './theme-names.ts';

interface Props {
  theme: ThemeName;
  children: ReactNode;
}

/** Around every example of the catalogue: what the shell gives to a page. */
export function ExampleFrame({ theme, children }: Props) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <MemoryRouter>{children}</MemoryRouter>;
}
