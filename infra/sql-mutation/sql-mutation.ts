/** One slip in a migration, and what it stands for. */
export type SqlMutation = {
  /** What the database would then do wrong. */
  what: string;
  /** Text that is exactly once in the file, and what stands there instead. */
  text: string;
  by: string;
};

/** Slips in one file of migrations, and the tests that have to notice each of them. */
export type Theme = {
  name: string;
  /** Below services/member. */
  file: string;
  /** Below services/member/src. */
  tests: readonly string[];
  mutations: readonly SqlMutation[];
};
