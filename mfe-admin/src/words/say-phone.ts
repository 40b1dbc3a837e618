/** Ten digits as they are read aloud: '(202) 555-0142'. */
export const sayPhone = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
