import type { Language } from '@reset/api-contract/public/language.ts';
import type { InLanguages } from '../language/in-languages.ts';
import type { MailContent } from './mail.ts';

/** What every mail says around its content. */
export const FRAME: InLanguages<{ address: string; questions: string; when: string }> = {
  'en-US': {
    address: 'Or open this address:',
    questions: 'Questions? Write to',
    when: 'When',
  },
  'es-US': {
    address: 'O abre esta dirección:',
    questions: '¿Preguntas? Escribe a',
    when: 'Cuándo',
  },
};

/** Of notices that a law asks for: which of two texts counts. English is what it was written in. */
const CONTROLS: InLanguages<string[]> = {
  'en-US': [],
  'es-US': [
    'Este aviso es una traducción. Si difiere del texto en inglés, vale el texto en inglés.',
  ],
};

/** What stands below the action. */
export const closingOf = (
  language: Language,
  { closing = [], isLegalNotice = false }: MailContent,
): NonNullable<MailContent['closing']> => [
  ...closing,
  ...(isLegalNotice ? CONTROLS[language] : []),
];
