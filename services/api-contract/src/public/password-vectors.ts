/** One password and what both sides, the browser and the service, have to make of it. */
export type PasswordVector = {
  password: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Inclusive, of 0 to 4. */
  minScore: number;
  maxScore: number;
  why: string;
};

const ana = { firstName: 'Ana', lastName: 'Lopez', email: 'ana.lopez@example.com' };
const al = { firstName: 'Al', lastName: 'Ng', email: 'al.ng@example.com' };
const jose = { firstName: 'José', lastName: "O'Neill", email: 'jose@example.com' };

/**
 * What scoring is held to. The meter in the browser and the service that decides
 * are two programs: nobody is to be refused what the meter has called good.
 */
export const passwordVectors: readonly PasswordVector[] = [
  { ...ana, password: '', minScore: 0, maxScore: 0, why: 'nothing is typed yet' },
  {
    ...ana,
    password: 'kX9$w!q2@Zr',
    minScore: 2,
    maxScore: 2,
    why: 'below 12 characters fair is the most',
  },
  { ...ana, password: 'kX9$w!q2@Zr7', minScore: 3, maxScore: 4, why: 'the same with a twelfth' },
  {
    ...ana,
    password: '🐎🦓🐘🦒🐪🦘',
    minScore: 0,
    maxScore: 2,
    why: 'six characters are six, however many code units they take',
  },
  { ...ana, password: 'password1234', minScore: 0, maxScore: 2, why: 'everybody has it' },
  {
    ...ana,
    password: 'P@ssw0rd12345',
    minScore: 0,
    maxScore: 2,
    why: 'signs for letters are known',
  },
  { ...ana, password: 'iloveyou1234', minScore: 0, maxScore: 2, why: 'everybody has it' },
  {
    ...ana,
    password: 'resetcard2026',
    minScore: 0,
    maxScore: 2,
    why: 'it is made of our own words',
  },
  { ...ana, password: 'aaaaaaaaaaaaaaaa', minScore: 0, maxScore: 1, why: 'it repeats one letter' },
  { ...ana, password: 'abcabcabcabcabcabc', minScore: 0, maxScore: 1, why: 'it repeats' },
  { ...ana, password: '12345678901234', minScore: 0, maxScore: 1, why: 'it counts' },
  { ...ana, password: 'qwertyuiop12', minScore: 0, maxScore: 2, why: 'it is a row of keys' },
  {
    ...ana,
    password: 'ana.lopez@example.com',
    minScore: 0,
    maxScore: 1,
    why: 'it is the address, and the name is in it',
  },
  {
    ...al,
    password: 'al.ng@example.com',
    minScore: 0,
    maxScore: 2,
    why: 'it is the address',
  },
  { ...ana, password: 'correct-Horse-battery-9', minScore: 3, maxScore: 4, why: 'words of chance' },
  { ...ana, password: 'violet-Tractor-58-moon', minScore: 3, maxScore: 4, why: 'words of chance' },
  {
    ...ana,
    password: 'violet-LOPEZ-58-moon-tractor',
    minScore: 1,
    maxScore: 1,
    why: 'the last name is in it, in capitals',
  },
  {
    ...ana,
    password: 'violet-banana-58-moon-tractor',
    minScore: 1,
    maxScore: 1,
    why: 'the first name is in it, within another word',
  },
  {
    ...jose,
    password: 'violet-JOSE\u0301-58-moon-tractor',
    minScore: 1,
    maxScore: 1,
    why: 'the name is in it, its accent written apart',
  },
  {
    ...jose,
    password: "violet-o'neill-58-moon-tractor",
    minScore: 1,
    maxScore: 1,
    why: 'the name is in it, apostrophe and all',
  },
  {
    ...al,
    password: 'totally-Different-77',
    minScore: 3,
    maxScore: 4,
    why: 'names below three letters do not count, or most passwords would be weak',
  },
  {
    ...ana,
    password: `violet-Tractor-58-moon${'-Window'.repeat(15)}`,
    minScore: 3,
    maxScore: 4,
    why: 'a long one is judged by its beginning',
  },
];
