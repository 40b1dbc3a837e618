const pattern = /^(?<name>[a-z_-]+(?:\.[a-z_-]+)+)(?::(?<nth>[1-9]\d{0,5}))?$/;

/**
 * @param die ends the process, and does not come back
 * @returns what is called with the name of each place that is passed
 * @throws one sentence in production, and for a value that names no place
 */
export function armFailpoint(
  env: Readonly<Record<string, string | undefined>>,
  die: () => void,
): (name: string) => void {
  const asked = env['FAILPOINT'];
  if (!asked) return () => {};
  if (env['NODE_ENV'] === 'production') {
    throw new Error('FAILPOINT ends the process on purpose and is never set in production.');
  }
  const { name, nth = '1' } = pattern.exec(asked)?.groups ?? {};
  if (!name)
    throw new Error(`FAILPOINT is "${asked}", and looks like feature.place or feature.place:3.`);
  let left = Number(nth);
  return (passed) => {
    if (passed !== name) return;
    left -= 1;
    if (left === 0) die();
  };
}
