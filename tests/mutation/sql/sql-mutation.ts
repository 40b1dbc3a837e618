/** One mistake in the SQL, and what it stands for. */
export type SqlMutation = {
  /** What the database would then do wrong. */
  what: string;
  /** Text that is exactly once in the files of the theme, and what replaces it. */
  text: string;
  replacement: string;
};

/** Mutations of some files, and the tests that have to detect each of them. */
export type Theme = {
  name: string;
  /** Migrations and functions, below services. */
  files: readonly string[];
  /** Below services. */
  tests: readonly string[];
  mutations: readonly SqlMutation[];
};
