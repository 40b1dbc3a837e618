import { transform } from 'lightningcss';

/**
 * Lets Jest import stylesheets: a module gives its class names as they are written, so that a
 * test reads them as its author does; any other stylesheet is an empty module.
 */
export default {
  process(source: string, filename: string): { code: string } {
    if (!filename.endsWith('.module.css')) return { code: 'export default {};' };
    const names = Object.fromEntries(classNames(source, filename).map((name) => [name, name]));
    return { code: `export default ${JSON.stringify(names)};` };
  },
};

function classNames(source: string, filename: string): string[] {
  const { exports } = transform({
    filename,
    code: Buffer.from(source),
    cssModules: { pattern: '[local]' },
    errorRecovery: true,
  });
  return Object.keys(exports ?? {});
}
