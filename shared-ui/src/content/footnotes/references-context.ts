import { createContext } from 'react';
import type { FootnoteReferences } from './footnote-references.ts';

/** What the texts within refer to; nothing where there are no footnotes. */
export const ReferencesContext = createContext<FootnoteReferences>(new Map());
